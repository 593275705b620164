import type { ProtectionPricing, ProtectionQuoteRequest } from './protection-pricing.ts';

/** Percentage of the list price added for miles and age. */
function surchargePercent({ vehicle, ageYears }: ProtectionQuoteRequest): number {
  const byMiles = vehicle.mileage > 75_000 ? 30 : vehicle.mileage > 40_000 ? 15 : 0;
  return byMiles + (ageYears > 6 ? 10 : 0);
}

/** Rounds to whole five dollars. */
const rounded = (cents: number) => Math.round(cents / 500) * 500;

/**
 * Prices from the tenant's own list, more for miles and age: for dealers without a pricing service. Cannot
 * fail.
 */
export const listProtectionPricing: ProtectionPricing = {
  quote(request) {
    const percent = 100 + surchargePercent(request);
    const levels = request.products.flatMap((product) => product.levels);
    const prices = levels.map(
      ({ code, priceCents }) => [code, rounded((priceCents * percent) / 100)] as const,
    );
    return Promise.resolve(new Map(prices));
  },
};
