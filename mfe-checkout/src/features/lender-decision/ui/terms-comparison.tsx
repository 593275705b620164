import { chakra } from '@forecourt/shared-design';
import type { LenderTerms } from '@forecourt/shared-contracts/commerce';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
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
    '& .fc-changed': { fontWeight: 'semibold', background: 'brandSoft' },
    // On a phone each figure has its name above its three amounts.
    '@media (max-width: 599px)': {
      display: 'block',
      '& :is(caption, thead, tbody)': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      '& :is(th, td)': { paddingInline: '1' },
      '& tbody th:first-of-type': { gridColumn: '1 / -1', borderBottomWidth: '0', paddingBlockEnd: '0' },
      '& thead th:first-of-type': { display: 'none' },
    },
    '@media (max-width: 379px)': { marginInline: '-3', width: 'auto', '& td': { fontSize: 'sm' } },
  },
});

interface TermsComparisonProps {
  readonly asked: LenderTerms;
  readonly offered: LenderTerms;
}

/** The difference of a figure with its sign, '+$1,000.00'; undefined where nothing changes. */
function changeText(change: number, format: (figure: number) => string): string | undefined {
  if (change === 0) return undefined;
  return `${change > 0 ? '+' : '−'}${format(Math.abs(change))}`;
}

/** A rate with two decimals, so that rates can be compared: `9.90%`. */
function rateText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** What was applied for, the lender's offer, and the difference, with each figure that changes highlighted. */
export function TermsComparison({ asked, offered }: TermsComparisonProps) {
  const { t } = useTranslation('checkout');
  const texts: Readonly<Record<ComparedFigure, (figure: number) => string>> = {
    payment: formatExactCurrency,
    down: formatExactCurrency,
    term: (term) => t('lenderDecision.terms.months', { term }),
    apr: rateText,
    financed: formatExactCurrency,
    charge: formatExactCurrency,
    total: formatExactCurrency,
  };
  const rows = comparedFigures.map((id) => ({
    id,
    label: t(`lenderDecision.terms.${id}`),
    asked: texts[id](figureOf(asked, id)),
    offered: texts[id](figureOf(offered, id)),
    change: changeText(
      figureOf(offered, id) - figureOf(asked, id),
      id === 'apr' ? (apr) => t('lenderDecision.countered.points', { change: apr.toFixed(2) }) : texts[id],
    ),
  }));
  return (
    <Table>
      <caption>{t('lenderDecision.countered.compare')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('lenderDecision.countered.figure')}</th>
          <th scope="col">{t('lenderDecision.countered.asked')}</th>
          <th scope="col">{t('lenderDecision.countered.offered')}</th>
          <th scope="col">{t('lenderDecision.countered.change')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.label}</th>
            <td>{row.asked}</td>
            <td className={row.change && 'fc-changed'}>{row.offered}</td>
            <td>{row.change ?? t('lenderDecision.countered.same')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
