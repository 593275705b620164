import type { Vehicle } from '@forecourt/shared-contracts/inventory';

/** Returns the asking price less the incentives valid today, in cents; undefined without any (SHOP-34). */
export function priceAfterIncentivesCents({
  priceCents,
  incentivesTotalCents,
}: Pick<Vehicle, 'priceCents' | 'incentivesTotalCents'>): number | undefined {
  return incentivesTotalCents > 0 ? priceCents - incentivesTotalCents : undefined;
}
