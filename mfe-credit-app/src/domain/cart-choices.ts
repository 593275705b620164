import type { Cart, CartChoices } from '@forecourt/shared-contracts/commerce';

/** One change that the shopper makes to the cart. */
export type CartChange =
  | { readonly kind: 'purchase-type'; readonly purchaseType: Cart['purchaseType'] }
  | { readonly kind: 'zip'; readonly zipCode: string };

/**
 * The whole choices that say one change of a cart, since the server takes them as a whole. Down payment and term are kept
 * while the cart is financed; a cart that becomes financed starts with the tenant's defaults.
 */
export function cartChoices(cart: Cart, change: CartChange): CartChoices {
  const purchaseType = change.kind === 'purchase-type' ? change.purchaseType : cart.purchaseType;
  const zipCode = change.kind === 'zip' ? change.zipCode : cart.zipCode;
  const { finance } = cart.price;
  return {
    vin: cart.vehicle.vin,
    purchaseType,
    ...(zipCode !== undefined && { zipCode }),
    ...(purchaseType === 'Finance' &&
      finance && { downPaymentCents: finance.downPaymentCents, termMonths: finance.termMonths }),
  };
}
