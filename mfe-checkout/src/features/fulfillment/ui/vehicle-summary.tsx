import { chakra, VehicleMedia, WholeWords } from '@forecourt/shared-design';
import { orderPicture } from '@forecourt/shared-design/forms';
import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { formatMileage, keepTogether, vehicleName } from '@forecourt/shared-contracts/formats';
import { usePlatform } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    // On a large screen the order's summary beside the step has all of it already.
    display: { base: 'flex', md: 'none' },
    gap: { base: '3', sm: '4' },
    alignItems: 'center',
    '& .fc-picture': {
      width: { base: '64px', sm: '140px' },
      height: { base: '48px', sm: '105px' },
      flexShrink: '0',
      borderRadius: 'small',
      overflow: 'hidden',
    },
    '& .fc-facts': { minWidth: '0', flex: '1' },
    '& p': { margin: '0', color: 'inkMuted', fontSize: 'sm' },
    '& .fc-name': { color: 'ink', fontWeight: 'semibold', fontSize: 'lg' },
  },
});

/**
 * The vehicle of an appointment (TRACK-91): image 140x105, smaller on a phone, with a fallback, once on each screen, year make model, trim and mileage. Its
 * condition and its VIN are among the facts of the appointment.
 */
export function VehicleSummary({ vehicle }: { vehicle: OrderVehicle }) {
  const { siteOrigin, tenant } = usePlatform();
  const { trim, mileage } = vehicle;
  return (
    <Root>
      <div className="fc-picture">
        <VehicleMedia image={orderPicture(vehicle, { siteOrigin, tenant, sizes: '140px' })} />
      </div>
      <div className="fc-facts">
        <p className="fc-name">
          <WholeWords>{vehicleName(vehicle)}</WholeWords>
        </p>
        <p>{keepTogether(`${trim} · ${formatMileage(mileage)}`)}</p>
      </div>
    </Root>
  );
}
