import { chakra } from '@forecourt/shared-design';
import type { HttpFailure } from '@forecourt/shared-contracts';
import { orderFigures } from '@forecourt/shared-contracts/commerce';
import { formatCount, formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { figureKind } from './figure-kind.ts';

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: '3',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', paddingBlockEnd: '1' },
    '& th, & td': { textAlign: 'end', paddingBlock: '1', paddingInlineStart: '3', verticalAlign: 'top' },
    '& th:first-of-type': { textAlign: 'start', paddingInlineStart: '0', fontWeight: 'normal' },
    '& tbody td:last-of-type': { fontWeight: 'semibold' },
  },
});

export interface ChangedTermsProps {
  /** What differs from what the shopper agreed to. */
  readonly changes: NonNullable<HttpFailure['changes']>;
}

/** The figures that are no longer those the shopper saw, each as it was and as it is now; nothing without a known one. */
export function ChangedTermsTable({ changes }: ChangedTermsProps) {
  const { t } = useTranslation('creditApp');
  const known = changes.flatMap((change) => {
    const id = orderFigures.find((figure) => figure === change.id);
    return id ? [{ ...change, id }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Table>
      <caption>{t('termsChanged.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('termsChanged.figure')}</th>
          <th scope="col">{t('termsChanged.before')}</th>
          <th scope="col">{t('termsChanged.now')}</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ id, before, now }) => (
          <tr key={id}>
            <th scope="row">{t(`termsChanged.figures.${id}`)}</th>
            <td>{textOf(id, before)}</td>
            <td>{textOf(id, now)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

  function textOf(id: string, value: number | null): string {
    if (value === null) return t('termsChanged.none');
    switch (figureKind(id)) {
      case 'money':
        return formatExactCurrency(value);
      case 'percent':
        return formatPercent(value);
      case 'months':
        return t('termsChanged.months', { months: value });
      case 'miles':
        return t('termsChanged.miles', { miles: formatCount(value) });
    }
  }
}
