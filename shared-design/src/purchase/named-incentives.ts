import { incentiveSavingsCents, type PriceBreakdown } from '@forecourt/shared-contracts/pricing';

type NamedIncentive = NonNullable<PriceBreakdown['incentives']>[number];

/** The incentives of a price by name, if they add up to what it is lowered by; otherwise none, and their sum is one line (PRICE-63). */
export function namedIncentives({ incentives = [], ...price }: PriceBreakdown): readonly NamedIncentive[] {
  const sum = incentives.reduce((cents, { savingsCents }) => cents + savingsCents, 0);
  return sum === incentiveSavingsCents(price) ? incentives : [];
}
