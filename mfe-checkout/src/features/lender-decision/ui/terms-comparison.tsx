import { chakra } from '@forecourt/shared-design';
import type { LenderTerms } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { comparedFigures, figureOf, type ComparedFigure } from '../domain/decision-rules.ts';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& caption': { textStyle: 'subheading', textAlign: 'start', paddingBlockEnd: '3' },
    '& th, & td': {
      textAlign: 'end',
      paddingBlock: '2',
      paddingInline: { base: '1.5', sm: '3' },
      borderBottomWidth: '1px',
      borderColor: 'line',
      verticalAlign: 'top',
    },
    '& th:first-of-type': {
      textAlign: 'start',
      paddingInlineStart: '0',
      fontWeight: 'normal',
      overflowWrap: 'break-word',
    },
    '& thead th': { textStyle: 'small', color: 'inkMuted', fontWeight: 'normal' },
    // Two amounts with cents and their label, on the narrowest phone.
    '@media (max-width: 359px)': {
      '& td, & thead th': { paddingInline: '1', fontSize: 'sm' },
      '& th': { fontSize: 'sm' },
    },
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
  const texts: Readonly<Record<ComparedFigure, (figure: number) => string>> = {
    payment: formatExactCurrency,
    down: formatExactCurrency,
    term: (term) => t('lenderDecision.terms.months', { term }),
    apr: formatPercent,
    financed: formatExactCurrency,
    total: formatExactCurrency,
  };
  const rows = comparedFigures.map((id) => ({
    id,
    // Its full name is in the list of the terms below.
    label: t(id === 'apr' ? 'lenderDecision.countered.apr' : `lenderDecision.terms.${id}`),
    asked: texts[id](figureOf(asked, id)),
    offered: texts[id](figureOf(offered, id)),
  }));
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
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td>{row.asked}</td>
            <td className={row.asked === row.offered ? undefined : 'fc-changed'}>{row.offered}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
