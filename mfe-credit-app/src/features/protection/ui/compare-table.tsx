import { chakra, Icon } from '@forecourt/shared-design';
import { formatCurrency, formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { ProtectionPackage } from '@forecourt/shared-contracts/protection';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextKey } from '@forecourt/shared-contracts/i18n';
import { deductibles, longestLevel, lowestPrice } from '../domain/compared-levels.ts';
import {
  comparedParts,
  coveredParts,
  partName,
  repairExample,
  type CoveredPart,
} from '../domain/covered-parts.ts';
import { useLevelWords } from './use-level-words.ts';

const Scroller = chakra('div', {
  base: {
    position: 'relative',
    marginBottom: '4',
    overflowX: 'auto',
    // A shadow at the edge behind which columns follow; what scrolls with the last column covers it.
    background: `linear-gradient(to left, var(--fc-surface-raised) 12px, transparent) right / 28px 100% no-repeat local,
      linear-gradient(to left, rgb(8 12 18 / 0.2), transparent) right / 14px 100% no-repeat`,
    '&:focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
    '& table': { borderCollapse: 'separate', borderSpacing: '0', width: 'full', fontSize: 'sm' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: { base: '2.5', sm: '3' },
      paddingInline: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& thead th, & thead td': { borderTop: '0', minWidth: { sm: '112px' }, fontWeight: 'semibold' },
    '& tbody th, & thead td': {
      position: { sm: 'sticky' },
      insetInlineStart: '0',
      zIndex: '1',
      minWidth: { sm: '110px' },
      background: 'surfaceRaised',
      borderInlineEnd: { sm: '1px solid' },
      borderColor: { sm: 'line' },
    },
    '& tbody th': { fontWeight: 'medium' },
    // Four packages fit a phone's width once the name of a row is above its values.
    '@media (width < 600px)': {
      '& tr': { display: 'flex', flexWrap: 'wrap' },
      '& :is(th, td)': { flex: '1 0 0', minWidth: '0', paddingInline: '1', overflowWrap: 'anywhere' },
      '& thead': { fontSize: 'xs' },
      '& thead td': { display: 'none' },
      '& tbody th': { flexBasis: 'full' },
      '& tbody td': { borderTop: '0', paddingTop: '0' },
    },
    '& th small': { display: 'block', color: 'inkMuted', fontWeight: 'normal' },
    '& .fc-yes': { color: 'positive' },
    '& .fc-no': { color: 'inkMuted' },
  },
});

export interface CompareTableProps {
  readonly packages: readonly ProtectionPackage[];
  readonly isElectric: boolean;
}

/** A column per package, a row per part that at least one covers, then their prices, deductibles and terms. */
export function CompareTable({ packages, isElectric }: CompareTableProps) {
  const { t } = useTranslation('creditApp');
  const words = useLevelWords();
  const exampleOf = (part: CoveredPart) => {
    const example = repairExample(part, isElectric);
    return example && t(`coverage.example.${example.kind}`, { amount: formatCurrency(example.amountCents) });
  };
  const priceOf = ({ levels }: ProtectionPackage) => {
    const lowest = lowestPrice(levels);
    if (!lowest) return t('coverage.compare.noPrice');
    return lowest.monthlyCents === null
      ? t('coverage.compare.from', { amount: formatCurrency(lowest.priceCents) })
      : t('coverage.compare.fromMonthly', { amount: formatRoundedCurrency(lowest.monthlyCents) });
  };
  const wordsOf = ({ levels }: ProtectionPackage) => {
    const longest = longestLevel(levels);
    return longest && words(longest);
  };
  const deductibleOf = (one: ProtectionPackage) => {
    const amounts = deductibles(one.levels);
    if (amounts.length === 0) return undefined;
    if (amounts.every((cents) => cents === 0)) return t('coverage.compare.none');
    const or = ` ${t('coverage.compare.or')} `;
    return t('coverage.compare.deductibles', { amounts: amounts.map(formatCurrency).join(or) });
  };
  const facts = [
    { id: 'price' as const, of: priceOf },
    { id: 'deductible' as const, of: deductibleOf },
    { id: 'longest' as const, of: (one: ProtectionPackage) => wordsOf(one)?.term },
  ];
  return (
    <Scroller role="region" aria-label={t('coverage.compare.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td>{t('coverage.compare.covers')}</td>
            {packages.map(({ type }) => (
              <th key={type} scope="col">
                {t(`coverage.type.${type}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedParts(packages.map(({ type }) => type)).map((part) => (
            <tr key={part}>
              <th scope="row">
                {t(`coverage.part.${part}.${partName(part, isElectric)}` as TextKey<'creditApp'>)}{' '}
                {exampleOf(part) && (
                  <small>
                    {t('coverage.compare.repair')}: {exampleOf(part)}
                  </small>
                )}
              </th>
              {packages.map(({ type }) => (
                <td key={type}>
                  {coveredParts(type).includes(part) ? (
                    <Icon name="check" title={t('coverage.compare.yes')} className="fc-yes" />
                  ) : (
                    <Icon name="minus" title={t('coverage.compare.no')} className="fc-no" />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {facts.map(({ id, of }) => (
            <tr key={id}>
              <th scope="row">{t(`coverage.compare.${id}`)}</th>
              {packages.map((one) => (
                <td key={one.type}>{of(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
