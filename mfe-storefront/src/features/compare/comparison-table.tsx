import { chakra, VisuallyHidden } from '@forecourt/shared-design';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import type { ComparisonRow } from './comparison-facts.ts';
import { ComparedHead } from './compared-head.tsx';
import { ComparisonCell } from './comparison-cell.tsx';

const Scroller = chakra('div', {
  base: {
    // Contains the visually hidden elements inside, which would widen the page otherwise.
    position: 'relative',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    background: 'surfaceRaised',
    marginInline: { base: '-4', sm: '0' },
    borderInlineWidth: { base: '0', sm: '1px' },
    '&:focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
    '& table': { borderCollapse: 'separate', borderSpacing: '0', width: 'full', fontSize: 'sm' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: { base: '3', md: '4' },
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& thead th, & thead td': { borderTop: '0' },
    '& thead th': { fontWeight: 'inherit', minWidth: { base: '204px', md: '240px' }, width: '24%' },
    '& tbody th, & thead td': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '2',
      width: { base: '112px', md: '190px' },
      minWidth: { base: '112px', md: '190px' },
      background: 'surfaceRaised',
      borderInlineEnd: '1px solid',
      borderInlineEndColor: 'line',
    },
    '& tbody th': { fontWeight: 'semibold', color: 'inkMuted' },
    '& td small': { display: 'block', marginTop: '0.5', color: 'inkMuted', fontSize: 'xs' },
    '& td svg': { color: 'positive' },
    '& tr[data-different] > th': {
      color: 'ink',
      background: 'brandSoft',
      boxShadow: 'inset 3px 0 0 var(--fc-brand)',
    },
  },
});

interface ComparisonTableProps {
  readonly vehicles: readonly ComparedVehicle[];
  readonly rows: readonly ComparisonRow[];
  /** Whether the payments are this shopper's own instead of general estimates. */
  readonly isPersonal: boolean;
  readonly onRemove: (vehicle: ComparedVehicle) => void;
}

/** The text of a row about a fact; a row about a feature has that of the feature. */
function factText({ id }: ComparisonRow, isPersonal: boolean): TextId<'storefront', 'compare.fact'> {
  return id === 'payment' && isPersonal ? 'ownPayment' : (id as TextId<'storefront', 'compare.fact'>);
}

/**
 * A column per vehicle, a row per fact; rows in which vehicles differ are marked by color and by text. Scrolls sideways by keyboard too.
 */
export function ComparisonTable({ vehicles, rows, isPersonal, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('storefront');
  return (
    <Scroller role="region" aria-label={t('compare.caption')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {vehicles.map((vehicle) => (
              <ComparedHead key={vehicle.vin} compared={vehicle} onRemove={() => onRemove(vehicle)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-different={row.isDifferent || undefined}>
              <th scope="row">
                {row.feature
                  ? t(`inventory.feature.${row.feature}`)
                  : t(`compare.fact.${factText(row, isPersonal)}`)}
                {row.isDifferent && <VisuallyHidden> {t('compare.different')}</VisuallyHidden>}
              </th>
              {vehicles.map(({ vin, vehicle }) => (
                <td key={vin}>
                  <ComparisonCell vehicle={vehicle} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
