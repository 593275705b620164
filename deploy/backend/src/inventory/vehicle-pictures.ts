import { vehicleAngles, type VehicleAngle, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import type { VehicleRow } from './vehicle-rows.ts';

const angleTexts: Readonly<Record<VehicleAngle, string>> = {
  side: 'side view',
  front: 'front view',
  rear: 'rear view',
  wheel: 'wheel',
  cabin: 'cabin',
};

/** Picture of a vehicle that has none yet. */
export const placeholderUrl = '/media/vehicles/placeholder.svg';

/** Pictures in gallery order; none while no photo was taken. */
export function vehiclePictures(vehicle: VehicleRow): VehicleImage[] {
  return vehicle.hasPhotos ? vehicleAngles.map((angle) => vehiclePicture(vehicle, angle)) : [];
}

/** One picture; its text names colour, year, make, model and view. */
export function vehiclePicture(vehicle: VehicleRow, angle: VehicleAngle): VehicleImage {
  const { bodyStyle, paintHex, paintName, year, make, model } = vehicle;
  return {
    url: `/media/vehicles/${bodyStyle}/${paintHex.slice(1)}/${angle}.svg`,
    altText: `${paintName} ${year} ${make} ${model}, ${angleTexts[angle]}`,
    width: 640,
    height: 480,
  };
}
