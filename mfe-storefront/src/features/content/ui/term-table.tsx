import { formatCurrency, formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { FactTable } from './fact-table.ts';
import type { PaymentExample } from '../domain/payment-example.ts';

interface TermTableProps {
  readonly example: PaymentExample;
  readonly downCents: number;
}

/** The same loan for each term; down payment, APR and term accompany every payment. */
export function TermTable({ example, downCents }: TermTableProps) {
  const { t } = useTranslation('storefront', { keyPrefix: 'content.financing.terms' });
  const { amountCents, aprPercent, rows } = example;
  return (
    <FactTable>
      <caption>
        {t('caption', {
          amount: formatCurrency(amountCents),
          down: formatCurrency(downCents),
          apr: formatPercent(aprPercent),
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('term')}</th>
          <th scope="col">{t('payment')}</th>
          <th scope="col">{t('interest')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ months, paymentCents, interestCents }) => (
          <tr key={months}>
            <th scope="row">{t('months', { months })}</th>
            <td>{t('perMonth', { amount: formatRoundedCurrency(paymentCents) })}</td>
            <td>{formatRoundedCurrency(interestCents)}</td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  );
}
