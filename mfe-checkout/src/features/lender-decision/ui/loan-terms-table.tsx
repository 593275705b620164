import { DefinitionList, Money } from '@forecourt/shared-design';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { LoanDisclosure } from './loan-disclosure.tsx';
import { PaymentWhy, type LoanTermsProps } from './payment-why.tsx';
import { TermsPanel } from './terms-panel.tsx';

/**
 * The terms of a loan: the payment with its down payment, term and APR (PRICE-74), each other figure of the disclosure (PRICE-77), and, as
 * our own choice, a dialog that shows how the payment is calculated.
 */
export function LoanTermsTable({ terms, lender }: LoanTermsProps) {
  const { t } = useTranslation('checkout');
  const apr = formatPercent(terms.aprPercent);
  const row = (id: TextId<'checkout', 'lenderDecision.terms'>, value: string) => ({
    id,
    label: t(`lenderDecision.terms.${id}`),
    value,
  });
  return (
    <TermsPanel>
      <div className="fc-payment">
        <Money
          payment={{ amountCents: terms.monthlyPaymentCents, unit: t('lenderDecision.terms.perMonth') }}
          decimals="exact"
          size="lg"
        />
        <p>
          {t('lenderDecision.terms.summary', {
            down: formatExactCurrency(terms.downPaymentCents),
            term: terms.termMonths,
            apr,
          })}
        </p>
        <PaymentWhy terms={terms} lender={lender} />
      </div>
      <DefinitionList
        rows={[
          row('lender', lender),
          row('apr', apr),
          row('financed', formatExactCurrency(terms.financedCents)),
          row('charge', formatExactCurrency(terms.financeChargeCents)),
          row('total', formatExactCurrency(terms.totalOfPaymentsCents)),
        ]}
      />
      <LoanDisclosure terms={terms} />
    </TermsPanel>
  );
}
