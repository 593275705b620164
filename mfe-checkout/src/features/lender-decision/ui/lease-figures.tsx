import { DefinitionList, Money } from '@forecourt/shared-design';
import { formatCount, formatExactCurrency } from '@forecourt/shared-contracts/formats';
import type { LeaseTerms } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { TermsPanel } from './terms-panel.tsx';

interface LeaseFiguresProps {
  readonly lease: LeaseTerms;
  readonly lender: string;
}

/**
 * The terms of a lease with its required disclosures: that it is a lease, the amount due at signing, number and amount of the payments, and
 * the security deposit (PRICE-75). It shows no rate, because a money factor is not an APR (PRICE-49).
 */
export function LeaseFigures({ lease, lender }: LeaseFiguresProps) {
  const { t } = useTranslation('checkout');
  const row = (id: TextId<'checkout', 'lenderDecision.lease.rows'>, value: string) => ({
    id,
    label: t(`lenderDecision.lease.rows.${id}`),
    value,
  });
  const payment = formatExactCurrency(lease.monthlyPaymentCents);
  const due = formatExactCurrency(lease.dueAtSigningCents);
  const deposit = formatExactCurrency(lease.securityDepositCents);
  return (
    <TermsPanel>
      <div className="fc-payment">
        <Money
          payment={{ amountCents: lease.monthlyPaymentCents, unit: t('lenderDecision.terms.perMonth') }}
          decimals="exact"
          size="lg"
        />
        <p>
          {t('lenderDecision.lease.summary', {
            due,
            term: lease.termMonths,
            miles: formatCount(lease.annualMiles),
          })}
        </p>
      </div>
      <DefinitionList
        rows={[
          row('lessor', lender),
          row('payment', payment),
          row('term', t('lenderDecision.terms.months', { term: lease.termMonths })),
          row('due', due),
          row('miles', formatCount(lease.annualMiles)),
          row('excess', formatExactCurrency(lease.excessMileCents)),
          row('residual', formatExactCurrency(lease.residualCents)),
          row('deposit', deposit),
          row('payments', formatExactCurrency(lease.totalOfPaymentsCents)),
          row('total', formatExactCurrency(lease.totalCostCents)),
        ]}
      />
      <p className="fc-disclosure">
        {t('lenderDecision.lease.disclosure', { count: lease.termMonths, payment, due, deposit })}
      </p>
    </TermsPanel>
  );
}
