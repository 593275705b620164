import type { LenderTerms } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { equalPaymentCount } from '../../../domain/equal-payment-count.ts';

/** The number and amount of a loan's payments with its down payment, APR and finance charge, in one sentence (PRICE-74). */
export function LoanDisclosure({ terms }: { readonly terms: LenderTerms }) {
  const { t } = useTranslation('checkout');
  return (
    <p className="fc-disclosure">
      {t('lenderDecision.terms.disclosure', {
        count: equalPaymentCount(terms),
        payment: formatExactCurrency(terms.monthlyPaymentCents),
        last: formatExactCurrency(terms.lastPaymentCents),
        down: formatExactCurrency(terms.downPaymentCents),
        apr: formatPercent(terms.aprPercent),
        charge: formatExactCurrency(terms.financeChargeCents),
      })}
    </p>
  );
}
