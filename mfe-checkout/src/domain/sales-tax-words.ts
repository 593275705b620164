import { formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** Returns the values of the text `price.taxNote`, the note below a sales tax: its rate in percent, and the state. */
export function salesTaxWords({ salesTaxPercent, state }: Pick<PriceBreakdown, 'salesTaxPercent' | 'state'>) {
  return { percent: formatPercent(salesTaxPercent, 3), state };
}
