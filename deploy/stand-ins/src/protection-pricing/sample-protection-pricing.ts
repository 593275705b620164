import { listProtectionPricing, type ProtectionPricing } from '@forecourt/backend/protection/index.ts';

/** In a cart with this ZIP code the longest level of each package has no price. */
export const unpricedLevelZip = '44444';
/** In a cart with this ZIP code nothing has a price. */
export const unpricedZip = '12345';

/** The sandbox's stand-in for a pricing service: the dealer's list, and two ZIP codes that make it fail. */
export const sampleProtectionPricing: ProtectionPricing = {
  async quote(request) {
    if (request.zipCode === unpricedZip) return undefined;
    if (request.zipCode !== unpricedLevelZip) return listProtectionPricing.quote(request);
    const products = request.products.map((product) => ({ ...product, levels: product.levels.slice(0, -1) }));
    return listProtectionPricing.quote({ ...request, products });
  },
};
