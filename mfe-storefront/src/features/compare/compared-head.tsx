import { vehicleName } from '@forecourt/shared-contracts/formats';
import { Badge, chakra } from '@forecourt/shared-design';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { isGone } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { InventoryCard } from '../inventory/index.ts';
import { moneyNames, type LowestMoney } from './lowest-money.ts';
import { MissingVehicle } from './missing-vehicle.tsx';
import { ViewButton } from './view-button.tsx';

const Root = chakra('th', {
  base: {
    // The rows of a head, shared by all: picture, name, trim, facts, money, marks, distance, button. The money may be above the name; the marks,
    // which few have, are below both, where a row without them is no hole.
    '&, & > div, & article': { display: 'grid', gridTemplateRows: 'subgrid' },
    gridRow: 'span 8',
    // A stacking context of its own: the controls of a card scroll below the sticky first column.
    '& > div': {
      gridRow: '1 / -1',
      gridTemplateColumns: 'minmax(0, 1fr)',
      isolation: 'isolate',
      // Of two vehicles, a column is wider than a picture should be.
      maxWidth: '32rem',
    },
    '& > div > *': { gridRow: '1 / 8' },
    '& > div > a': { gridRow: '8', marginTop: '3' },
    // The column is the card, without a second frame.
    '& article, & article:hover': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      border: '0',
      borderRadius: '0',
      background: 'transparent',
      boxShadow: 'none',
    },
    '& article :is(.fc-body, .fc-identity)': { display: 'contents' },
    '& article .fc-name': {
      gridRow: 'calc(2 - var(--fc-card-money-order, 0))',
      paddingTop: '3',
      fontSize: 'md',
      overflowWrap: 'anywhere',
    },
    // A name with a hyphen begins a line of its own, and breaks only if it is longer than that.
    '& article .fc-name span': { display: 'inline-block', maxWidth: 'full', whiteSpace: 'normal' },
    // Each fact has a line, without the dots between facts of one line. Range and charge time have rows of the table.
    '& article .fc-facts': {
      gridRow: 'calc(4 - var(--fc-card-money-order, 0))',
      display: 'block',
      whiteSpace: 'normal',
    },
    '& article .fc-trim': { gridRow: 'calc(3 - var(--fc-card-money-order, 0))', paddingTop: '1' },
    '& article .fc-facts.fc-trim': { maxHeight: 'none' },
    '& article .fc-facts.fc-trim li:first-of-type': { maxWidth: 'none !important' },
    // Three to four columns of a phone are narrower than a line of money.
    '& article [data-line=price] :is(.fc-whole, .fc-price-note)': { whiteSpace: 'normal' },
    '& article .fc-facts li::before, & article .fc-trim li + li': { display: 'none' },
    '& article .fc-money': { gridRow: 'calc(5 + 3 * var(--fc-card-money-order, 0))', paddingTop: '3' },
    '& article .fc-body > .fc-above': {
      gridRow: '6',
      marginTop: 'calc(-8px * var(--fc-card-money-order, 0))',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
    },
    // That it is no longer available is on the picture, where a list has the condition.
    '& article:is([data-availability=Sold], [data-availability=Deleted]) .fc-body > .fc-above': {
      gridArea: '1 / 1 / 2 / 2',
      position: 'absolute',
      // Its distances from the corner are those of a card's badges.
      top: '4rem',
      insetInlineStart: '3',
      margin: '0',
    },
    '& article .fc-footer': { gridRow: '7', paddingInline: '0', marginTop: '3' },
    // A payment and its i-button are one text: the button follows the last word instead of having a line of its own.
    '& article [data-line=payment]': { display: 'block' },
    '& article [data-line=payment] > span': { display: 'inline' },
    '& article [data-line=payment] > span > small::before': { content: '"\\a"', whiteSpace: 'pre' },
    '& article [data-line=payment] > .fc-above': { marginInlineStart: '1.5' },
    // The two round buttons have a row above the picture, which they would cover.
    '& article .fc-media': { paddingTop: '3.25rem' },
    '& article .fc-media > [data-fit]': { borderRadius: 'small' },
    '& article .fc-actions': { top: '0', insetInlineEnd: '0' },
    '& article .fc-actions button': { boxShadow: 'none' },
    '& article .fc-message a': { whiteSpace: 'nowrap' },
    // Its condition has a row of the table, a pending sale a notice: a line below the whole picture.
    '& article .fc-badges': { display: 'none' },
    '& article .fc-media:has(.fc-message)': {
      aspectRatio: 'auto',
      gridTemplateRows: 'auto auto',
      '& > [data-fit]': { aspectRatio: 'var(--fc-card-ratio, 100 / 75.2)', height: 'auto' },
    },
  },
});

interface ComparedHeadProps {
  readonly compared: ComparedVehicle;
  /** Of all compared vehicles. */
  readonly lowest: LowestMoney;
  readonly onRemove: () => void;
}

/**
 * Head of a vehicle's column, named by the vehicle: its card with a close button (SHOP-36), whether it is no longer available (SHOP-67),
 * whether its payment or price is the lowest, and a button to its page.
 */
export function ComparedHead({ compared, lowest, onRemove }: ComparedHeadProps) {
  const { t } = useTranslation('storefront');
  const { vehicle } = compared;
  const name = vehicleName(compared);
  const closeLabel = t('compare.remove', { name });
  return (
    <Root scope="col" aria-label={name}>
      <div>
        {vehicle ? (
          <InventoryCard
            vehicle={vehicle}
            headingLevel="h2"
            eager
            compare={undefined}
            closeLabel={closeLabel}
            onClose={onRemove}
          >
            {isGone(vehicle.availability) && <Badge tone="solid">{t('compare.gone')}</Badge>}
            {moneyNames.map(
              (name) =>
                lowest[name].includes(vehicle.vin) && (
                  <Badge key={name} tone="success">
                    {t(`compare.lowestMoney.${name}`)}
                  </Badge>
                ),
            )}
          </InventoryCard>
        ) : (
          <MissingVehicle compared={compared} closeLabel={closeLabel} onClose={onRemove} />
        )}
        <ViewButton compared={compared} />
      </div>
    </Root>
  );
}
