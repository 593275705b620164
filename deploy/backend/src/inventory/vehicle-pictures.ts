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

/** Photographs are shown at this ratio, regardless of their own. */
const photoSize = { width: 1280, height: 960 };

/**
 * Returns the pictures in gallery order: the dealer's photographs, else the drawn views; none while no photo
 * was taken.
 */
export function vehiclePictures(vehicle: VehicleRow): VehicleImage[] {
  if (!vehicle.hasPhotos) return [];
  const { photoUrls } = vehicle;
  if (photoUrls.length === 0) return vehicleAngles.map((angle) => drawnPicture(vehicle, angle));
  return photoUrls.map((url, at) => ({
    url,
    altText: `${nameOf(vehicle)}, photo ${at + 1} of ${photoUrls.length}`,
    ...photoSize,
  }));
}

/** Returns the picture for cards, lists and orders; undefined while no photo was taken. */
export function mainPicture(vehicle: VehicleRow): VehicleImage | undefined {
  return vehiclePictures(vehicle)[0];
}

const nameOf = ({ paintName, year, make, model }: VehicleRow) => `${paintName} ${year} ${make} ${model}`;

function drawnPicture(vehicle: VehicleRow, angle: VehicleAngle): VehicleImage {
  const { bodyStyle, paintHex } = vehicle;
  return {
    url: `/media/vehicles/${bodyStyle}/${paintHex.slice(1)}/${angle}.svg`,
    altText: `${nameOf(vehicle)}, ${angleTexts[angle]}`,
    width: 640,
    height: 480,
  };
}
