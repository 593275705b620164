import { useState } from 'react';
import type { DecodedVin, TradeInDraftAnswers, TradeInVehicle } from '@forecourt/shared-contracts/trade-in';
import { useSearchParams } from '@forecourt/shared-contracts/react';
import { VehiclePicker } from './vehicle-picker.tsx';
import { VinForm } from './vin-form.tsx';
import type { ChosenVehicle } from '../data/vehicle.queries.ts';

const nothing: ChosenVehicle = { year: '', make: '', model: '', trim: '' };

function chosenOf(vehicle: TradeInVehicle | undefined): ChosenVehicle {
  return vehicle ? { ...vehicle, year: String(vehicle.year) } : nothing;
}

function chosenOfVin({ vehicle }: DecodedVin): ChosenVehicle {
  if (!vehicle) return nothing;
  const { year, make, model, trims } = vehicle;
  const trim = trims.length === 1 ? (trims[0] ?? '') : '';
  return { year: String(year), make, model: model ?? '', trim };
}

/** Identifies the vehicle: by its VIN, which is then shown for confirmation, or by year, make, model and trim. */
export function VehicleStep({ answers }: { readonly answers: TradeInDraftAnswers }) {
  const [search] = useSearchParams();
  const [decoded, setDecoded] = useState<DecodedVin>();
  const byModel = search.get('by') === 'model';
  const { vehicle } = answers;
  if (decoded) {
    return (
      <VehiclePicker
        key={decoded.vin}
        decoded={decoded}
        chosen={chosenOfVin(decoded)}
        onOtherVin={() => setDecoded(undefined)}
      />
    );
  }
  if (byModel) return <VehiclePicker chosen={chosenOf(vehicle)} />;
  return <VinForm vin={vehicle?.vin ?? ''} onDecoded={setDecoded} />;
}
