import { formatCount, formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

/**
 * The monthly payment of a loan or lease in words, with everything that has to be stated beside it: down payment, term and APR of a loan
 * (PRICE-74); that it is a lease, its payments and what is due at signing (PRICE-75). The payment is the first line, its terms the second.
 * Undefined for cash.
 */
export function usePaymentWords({
  finance,
  lease,
}: Pick<PriceBreakdown, 'finance' | 'lease'>): string | undefined {
  const { t } = useTranslation('creditApp');
  if (finance) {
    return t('purchaseTerms.finance', {
      monthly: formatRoundedCurrency(finance.monthlyPaymentCents),
      down: formatRoundedCurrency(finance.downPaymentCents),
      term: finance.termMonths,
      apr: formatPercent(finance.aprPercent),
    });
  }
  if (!lease) return undefined;
  return t('purchaseTerms.lease', {
    monthly: formatRoundedCurrency(lease.monthlyPaymentCents),
    due: formatRoundedCurrency(lease.dueAtSigningCents),
    term: lease.termMonths,
    miles: formatCount(lease.annualMiles),
  });
}
