import { Money } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatCount, formatPercent, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { Panel } from '../purchase/index.ts';

/** The monthly payment of a loan or lease, with what has to be stated beside it; nothing for cash. */
export function OverviewPayment({ price: { finance, lease } }: Pick<Cart, 'price'>) {
  const { t } = useTranslation('creditApp');
  if (finance) {
    return (
      <Panel>
        <Money
          size="lg"
          payment={{
            amountCents: finance.monthlyPaymentCents,
            unit: t('finance.perMonth'),
            terms: t('finance.terms', {
              down: formatRoundedCurrency(finance.downPaymentCents),
              term: finance.termMonths,
              apr: formatPercent(finance.aprPercent),
            }),
          }}
        />
      </Panel>
    );
  }
  if (!lease) return null;
  return (
    <Panel>
      <Money
        size="lg"
        payment={{
          amountCents: lease.monthlyPaymentCents,
          unit: t('lease.perMonth'),
          terms: t('lease.terms', {
            months: lease.termMonths,
            due: formatRoundedCurrency(lease.dueAtSigningCents),
            miles: formatCount(lease.annualMiles),
          }),
        }}
      />
    </Panel>
  );
}
