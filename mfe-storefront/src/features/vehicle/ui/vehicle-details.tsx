import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import type { PaymentControls } from '../../payment/index.ts';
import { DealerPanel } from './dealer-panel.tsx';
import { FeatureList } from './feature-list.tsx';
import { HandOver } from './hand-over.tsx';
import { HistoryList } from './history-list.tsx';
import { SpecificationList } from './specification-list.tsx';
import { VehicleOverview } from './vehicle-overview.tsx';

/** The vehicle, and the shopper's payment choices. */
export interface VehicleDetailsProps {
  readonly vehicle: VehicleDetail;
  readonly controls: PaymentControls;
}

/** The details of a vehicle further down its page. */
export function VehicleDetails({ vehicle, controls }: VehicleDetailsProps) {
  return (
    <>
      <div className="fc-facts-area">
        <VehicleOverview vehicle={vehicle} />
        <FeatureList features={vehicle.features} />
        <SpecificationList vehicle={vehicle} />
      </div>
      <div className="fc-more-area">
        <HistoryList vehicle={vehicle} />
        {vehicle.availability === 'Available' && <HandOver vin={vehicle.vin} controls={controls} />}
        <DealerPanel dealer={vehicle.dealer} place={controls.place} />
      </div>
    </>
  );
}
