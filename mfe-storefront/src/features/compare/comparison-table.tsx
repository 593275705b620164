import type { ReactNode } from 'react';
import { chakra, VisuallyHidden } from '@forecourt/shared-design';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { ComparisonRow } from './comparison-facts.ts';
import type { LowestMoney } from './lowest-money.ts';
import { ComparedHead } from './compared-head.tsx';
import { ComparisonCell } from './comparison-cell.tsx';
import { ViewButton } from './view-button.tsx';

/** Too narrow for the tools in the corner above the labels: they have a row of their own. */
const smallTable = '@container fc-compare (width < 910px)';

/** Of these, the ones with a column of labels beside the vehicles, and those that are too narrow for it. */
const middleTable = '@container fc-compare (600px <= width < 910px)';
const narrowTable = '@container fc-compare (width < 600px)';

const Scroller = chakra('div', {
  base: {
    // Contains the visually hidden elements inside, which would widen the page otherwise.
    position: 'relative',
    container: 'fc-compare / inline-size',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: { base: '0', sm: 'card' },
    background: 'surfaceRaised',
    marginInline: { base: '-4', sm: '0' },
    borderInlineWidth: { base: '0', sm: '1px' },
    '&:focus-visible': { outline: '3px solid var(--fc-link)', outlineOffset: '2px' },
    '& table, & thead, & tbody, & tfoot, & tr': { display: 'grid' },
    '& table': { fontSize: 'sm' },
    '& thead, & tbody, & tfoot, & tr': { gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
    '& th, & td': {
      textAlign: 'start',
      padding: { base: '3', md: '4' },
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& thead th, & thead td': { borderTop: '0' },
    '& thead th': { fontWeight: 'inherit' },
    '& thead th + th, & td + td': { borderInlineStart: '1px solid var(--fc-line)' },
    '& tbody th, & thead td': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '2',
      background: 'surfaceRaised',
      borderInlineEnd: '1px solid',
      borderInlineEndColor: 'line',
    },
    '& thead td': { gridRow: 'span 8' },
    '& thead td > div': { display: 'grid', justifyItems: 'start', gap: '3' },
    '& thead td a': { paddingInline: '3' },
    '& tfoot a': { maxWidth: '32rem' },
    '& tbody th': { fontWeight: 'semibold', color: 'inkMuted' },
    '& td small': { display: 'block', marginTop: '0.5', color: 'inkMuted', fontSize: 'xs' },
    '& tbody td svg': { color: 'positive' },
    '& td small[data-best]': { color: 'positive', fontWeight: 'semibold' },
    [smallTable]: {
      '& thead th': { borderTop: '1px solid var(--fc-line)' },
      '& thead td': { position: 'static', gridRow: 'auto', gridColumn: '1 / -1', borderInlineEnd: '0' },
      '& thead td > div': {
        position: 'sticky',
        insetInlineStart: '3',
        maxWidth: 'calc(100cqi - 1.5rem)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '6',
      },
    },
    // The labels' column goes up to the vehicles' heads, which scroll below it.
    [middleTable]: {
      '& tbody th': { hyphens: 'auto' },
      '& thead tr::before': {
        content: '""',
        gridArea: '2 / 1 / 10 / 2',
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '2',
        background: 'surfaceRaised',
        borderTop: '1px solid var(--fc-line)',
        borderInlineEnd: '1px solid var(--fc-line)',
      },
    },
    // The label of a row is a line above its values, and stays in view when the vehicles are scrolled.
    [narrowTable]: {
      '& th, & td': { padding: '2', paddingInline: '3' },
      // The first column begins where the page's heading does.
      '& thead td, & tbody th, & td + th, & th + td, & tfoot td + td:nth-of-type(2)': {
        paddingInlineStart: '4',
      },
      // Its picture is as wide as those of the others, which have a rule beside them.
      '& td + th, & tfoot td + td:nth-of-type(2)': { paddingInlineEnd: 'calc(0.5rem + 1px)' },
      '& thead td > div': { insetInlineStart: '4', maxWidth: 'calc(100cqi - 2rem)' },
      '& thead th': { paddingBlock: '3' },
      '& tbody td': { borderTop: '0' },
      '& tfoot td:first-of-type': { display: 'none' },
      '& tbody th': {
        position: 'static',
        gridColumn: '1 / -1',
        borderInlineEnd: '0',
        fontSize: 'xs',
        paddingBottom: '1',
      },
      '& tbody th > span': { display: 'inline-block', position: 'sticky', insetInlineStart: '4' },
    },
  },
});

/** The labels, and a column per vehicle, which share the rest; without labels, two vehicles side by side and the edge of a third. */
const Table = chakra('table', {
  base: {
    gridTemplateColumns: '240px repeat(var(--fc-vehicles), minmax(240px, 1fr))',
    [middleTable]: {
      gridTemplateColumns: 'minmax(112px, 150px) repeat(var(--fc-vehicles), minmax(150px, 1fr))',
    },
    [narrowTable]: { gridTemplateColumns: 'repeat(var(--fc-vehicles), minmax(45cqi, 1fr))' },
  },
});

interface ComparisonTableProps {
  readonly vehicles: readonly ComparedVehicle[];
  readonly rows: readonly ComparisonRow[];
  /** In the corner above the labels, in a small table in a row above all. */
  readonly tools: ReactNode;
  readonly onRemove: (vehicle: ComparedVehicle) => void;
  /** VINs of the vehicles with the lowest payment, and with the lowest price. */
  readonly lowest: LowestMoney;
}

/**
 * A column per vehicle, a row per fact; rows in which vehicles differ say so in words, and so does the best value of a row. Ends with a
 * button per vehicle. Scrolls sideways by keyboard too.
 */
export function ComparisonTable({ vehicles, rows, tools, lowest, onRemove }: ComparisonTableProps) {
  const { t } = useTranslation('storefront');
  return (
    <Scroller role="region" aria-label={t('compare.caption')} tabIndex={0}>
      <Table {...{ '--fc-vehicles': vehicles.length }}>
        <thead>
          <tr>
            <td>
              <div>{tools}</div>
            </td>
            {vehicles.map((vehicle) => (
              <ComparedHead
                key={vehicle.vin}
                compared={vehicle}
                lowest={lowest}
                onRemove={() => onRemove(vehicle)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span>
                  {row.name && t(`compare.fact.${row.name}`)}
                  {row.feature && t(`inventory.feature.${row.feature}`)}
                  {row.isDifferent && <VisuallyHidden> {t('compare.different')}</VisuallyHidden>}
                </span>
              </th>
              {vehicles.map(({ vin, vehicle }) => (
                <td key={vin}>
                  <ComparisonCell vehicle={vehicle} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {vehicles.map((vehicle) => (
              <td key={vehicle.vin}>
                <ViewButton compared={vehicle} />
              </td>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}
