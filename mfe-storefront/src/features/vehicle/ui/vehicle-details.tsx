import { useDeferredValue } from 'react';
import { chakra } from '@forecourt/shared-design';
import { isGone, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import type { PaymentControls } from '../../payment/index.ts';
import { BatteryList } from './battery-list.tsx';
import { DealerPanel } from './dealer-panel.tsx';
import { FeatureList } from './feature-list.tsx';
import { HandOver } from './hand-over.tsx';
import { HistoryList } from './history-list.tsx';
import { SpecificationList } from './specification-list.tsx';
import { VehicleOverview } from './vehicle-overview.tsx';
import { PromiseList } from './vehicle-promises.tsx';

/** Two columns, where there is room: the history of a used vehicle beside delivery and location. */
const LowerHalf = chakra('div', {
  base: {
    gridArea: 'more',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(max(40%, 320px), 1fr))' },
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    '&:empty': { display: 'none' },
    '[data-short] > &': { gridColumn: '1 / -1' },
    '& > section:nth-last-of-type(3)': { gridRow: { md: 'span 2' } },
  },
});

/** The vehicle, and the shopper's payment choices. */
export interface VehicleDetailsProps {
  readonly vehicle: VehicleDetail;
  readonly controls: PaymentControls;
}

/**
 * The details of a vehicle further down its page, with the promises of one whose sale is pending; the lower half comes after the upper
 * one, so that styles and layout of each are a shorter task.
 */
export function VehicleDetails({ vehicle, controls }: VehicleDetailsProps) {
  const hasLowerHalf = useDeferredValue(true, false);
  const { availability } = vehicle;
  return (
    <>
      <div className="fc-facts-area">
        <VehicleOverview vehicle={vehicle} />
        <FeatureList features={vehicle.features} />
        {hasLowerHalf && <BatteryList vehicle={vehicle} />}
        {hasLowerHalf && <SpecificationList vehicle={vehicle} />}
      </div>
      {hasLowerHalf && (
        <LowerHalf>
          <HistoryList vehicle={vehicle} />
          {availability === 'Available' && <HandOver vin={vehicle.vin} controls={controls} />}
          {!isGone(availability) && <DealerPanel dealer={vehicle.dealer} place={controls.place} />}
          {availability === 'PendingSale' && <PromiseList vehicle={vehicle} />}
        </LowerHalf>
      )}
    </>
  );
}
