import { chakra } from '@forecourt/shared-design';
import type { LenderTerms } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textStyle: 'subheading', textAlign: 'start', paddingBlockEnd: '3' },
    '& th, & td': {
      textAlign: 'end',
      paddingBlock: '2',
      paddingInline: { base: '1.5', sm: '3' },
      borderBottomWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'top',
    },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: '0', fontWeight: 'normal' },
    '& thead th': { textStyle: 'small', color: 'inkMuted', fontWeight: 'normal' },
    '& .fc-changed': { fontWeight: 'semibold', background: 'brandSoft' },
  },
});

interface TermsComparisonProps {
  readonly asked: LenderTerms;
  readonly offered: LenderTerms;
}

/** What was applied for next to the lender's offer, with each differing figure highlighted and labeled as different. */
export function TermsComparison({ asked, offered }: TermsComparisonProps) {
  const { t } = useTranslation('checkout');
  const months = (term: number) => t('lenderDecision.terms.months', { term });
  const rows = [
    { id: 'payment', of: (terms: LenderTerms) => formatExactCurrency(terms.monthlyPaymentCents) },
    { id: 'down', of: (terms: LenderTerms) => formatExactCurrency(terms.downPaymentCents) },
    { id: 'term', of: (terms: LenderTerms) => months(terms.termMonths) },
    { id: 'apr', of: (terms: LenderTerms) => formatPercent(terms.aprPercent) },
    { id: 'financed', of: (terms: LenderTerms) => formatExactCurrency(terms.financedCents) },
    { id: 'total', of: (terms: LenderTerms) => formatExactCurrency(terms.totalOfPaymentsCents) },
  ];
  return (
    <Table>
      <caption>{t('lenderDecision.countered.compare')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lenderDecision.countered.figure')}</th>
          <th scope="col">{t('lenderDecision.countered.asked')}</th>
          <th scope="col">{t('lenderDecision.countered.offered')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, of }) => (
          <tr key={id}>
            <th scope="row">{t(`lenderDecision.terms.${id}`)}</th>
            <td>{of(asked)}</td>
            <td className={of(asked) === of(offered) ? undefined : 'fc-changed'}>{of(offered)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
