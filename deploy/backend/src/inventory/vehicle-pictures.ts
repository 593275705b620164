import { vehicleName } from '@forecourt/shared-contracts/formats';
import { vehicleAngles, type VehicleAngle, type VehicleImage } from '@forecourt/shared-contracts/inventory';
import { modelStyle } from '../media/index.ts';
import type { CardRow } from './card-rows.ts';

/** Picture of a vehicle that has none yet. */
export const placeholderUrl = '/media/vehicles/placeholder.svg';

/** Photographs are shown at this ratio, regardless of their own. */
const photoSize = { width: 1280, height: 960 };

/**
 * Returns the pictures in gallery order: the dealer's photographs, else the drawn views; none while no photo
 * was taken.
 */
export function vehiclePictures(vehicle: CardRow): VehicleImage[] {
  if (!vehicle.hasPhotos) return [];
  const { photoUrls, isSample } = vehicle;
  if (photoUrls.length === 0) return vehicleAngles.map((angle) => drawnPicture(vehicle, angle));
  return photoUrls.map((url) => ({
    url,
    altText: pictureName(vehicle),
    view: isSample ? 'samplePhoto' : 'photo',
    ...photoSize,
  }));
}

/** Returns the picture for cards, lists and orders; undefined while no photo was taken. */
export function mainPicture(vehicle: CardRow): VehicleImage | undefined {
  return vehiclePictures(vehicle)[0];
}

/** Returns the vehicle of a picture in words that read the same in every language; pages add the view (SHOP-56). */
export function pictureName(row: CardRow): string {
  return `${row.paintName} ${vehicleName(row)}`;
}

function drawnPicture(vehicle: CardRow, angle: VehicleAngle): VehicleImage {
  return {
    url: `/media/vehicles/${modelStyle(vehicle)}/${vehicle.paintHex.slice(1)}/${angle}.svg`,
    altText: pictureName(vehicle),
    view: angle,
    width: 640,
    height: 480,
  };
}
