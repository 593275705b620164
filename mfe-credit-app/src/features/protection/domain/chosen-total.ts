import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';

/** Returns the price of the chosen levels together, in cents; a level without a price counts as 0. */
export function chosenTotalCents({
  chosen,
}: {
  readonly chosen: readonly Pick<ProtectionOffer['chosen'][number], 'level'>[];
}): number {
  return chosen.reduce((sum, { level }) => sum + (level.priceCents ?? 0), 0);
}
