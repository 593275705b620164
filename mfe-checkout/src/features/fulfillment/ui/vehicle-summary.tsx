import { chakra, VehicleMedia, WholeWords } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { formatMileage, keepTogether, vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '3', sm: '4' },
    alignItems: 'center',
    '& .fc-picture': {
      // On a large screen the order's summary above the step has it already, in the same size.
      display: { md: 'none' },
      width: { base: '64px', sm: '140px' },
      height: { base: '48px', sm: '105px' },
      flexShrink: '0',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& .fc-facts': {
      minWidth: '0',
      flex: '1',
      display: { md: 'flex' },
      columnGap: '4',
      // So it has the name.
      '& > .fc-known': { display: { md: 'none' } },
    },
    '& p': { margin: '0', color: 'inkMuted', fontSize: 'sm' },
    '& .fc-condition': { fontWeight: 'semibold' },
    '& .fc-name': { color: 'ink', fontWeight: 'semibold', fontSize: 'lg' },
  },
});

/**
 * The vehicle of an appointment (TRACK-91): image 140x105, smaller on a phone, with a fallback, once on each screen, condition, year make model, trim and mileage,
 * VIN.
 */
export function VehicleSummary({ vehicle }: { vehicle: OrderVehicle }) {
  const { t } = useTranslation('checkout');
  const { siteOrigin, tenant } = usePlatform();
  const { condition, trim, mileage, vin } = vehicle;
  return (
    <Root>
      <div className="fc-picture">
        <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '140px' })} />
      </div>
      <div className="fc-facts">
        <p className="fc-condition">{t(`conditions.${condition}`)}</p>
        <p className="fc-known fc-name">
          <WholeWords>{vehicleName(vehicle)}</WholeWords>
        </p>
        <p className="fc-known">{keepTogether(`${trim} · ${formatMileage(mileage)}`)}</p>
        <p>{t('fulfillment.vin', { vin })}</p>
      </div>
    </Root>
  );
}
