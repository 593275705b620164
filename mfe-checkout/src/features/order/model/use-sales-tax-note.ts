import { formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Returns the note below the sales tax of a price or a contract: its rate in percent, and the state. */
export function useSalesTaxNote(price: Pick<PriceBreakdown, 'salesTaxPercent' | 'state'>): string {
  const { t } = useTranslation('checkout');
  return t('price.taxNote', { percent: formatPercent(price.salesTaxPercent, 3), state: price.state });
}
