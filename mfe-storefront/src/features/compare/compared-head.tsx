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
    // A cell grows beyond its height, but only with one does its card fill the row: the cards end together.
    height: '1px',
    // A stacking context of its own: the controls of a card scroll below the sticky first column.
    '& > div': {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      gap: '3',
      height: 'full',
      isolation: 'isolate',
    },
    // In a narrow card each fact has a line, without the dots between facts of one line.
    '& article .fc-facts': { display: 'block', whiteSpace: 'normal' },
    '& article .fc-facts li::before': { display: 'none' },
    // A payment and its i-button are one text: the button follows the last word instead of having a line of its own.
    '& article [data-line=payment]': { display: 'block' },
    '& article [data-line=payment] > span': { display: 'inline' },
    '& article [data-line=payment] > span > small::before': { content: '"\\a"', whiteSpace: 'pre' },
    '& article [data-line=payment] > .fc-above': { marginInlineStart: '1.5' },
    '& article .fc-body': { padding: '3' },
    '& article .fc-footer': { paddingInline: '3' },
    // The money of all cards is in one row, above what is marked.
    '& article .fc-prices': { marginTop: 'auto' },
    '& article .fc-body > .fc-above': { display: 'flex', flexWrap: 'wrap', gap: '1.5', minHeight: '24px' },
    // A pending sale is a line below the whole picture.
    '& article .fc-media:has(.fc-message)': {
      aspectRatio: 'auto',
      gridTemplateRows: 'auto auto',
      '& > [data-fit]': { aspectRatio: 'var(--fc-card-ratio, 100 / 75.2)', height: 'auto' },
    },
    // Narrow columns.
    '@container fc-compare (width < 1000px)': {
      // The two round buttons have a row above the picture, which they would cover.
      '& article .fc-media': { paddingTop: '2.75rem' },
      '& article .fc-actions': { top: '0', insetInlineEnd: '0' },
      '& article .fc-actions button': { boxShadow: 'none' },
      // Its condition has a row of the table, a pending sale a notice.
      '& article .fc-badges': { display: 'none' },
      // A name with a hyphen begins a line of its own, and breaks only if it is longer than that.
      '& article .fc-name': { minHeight: '3.75em', overflowWrap: 'anywhere' },
      '& article .fc-name span': { display: 'inline-block', maxWidth: 'full', whiteSpace: 'normal' },
      // The money follows the facts; what is marked ends the card.
      '& article .fc-prices': { marginTop: '0' },
    },
    // Beside each other on a phone: the column is the card, without a second frame.
    '@container fc-compare (width < 600px)': {
      height: 'auto',
      '& article': { border: '0', borderRadius: '0', background: 'transparent', boxShadow: 'none' },
      '& article .fc-media > [data-fit]': { borderRadius: 'small' },
      '& article .fc-body': { paddingInline: '0', minHeight: '0' },
      '& article .fc-footer': { paddingInline: '0' },
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
