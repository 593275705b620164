import { artVersion, modelStyle, type DrawnModel } from '@forecourt/backend/media/index.ts';
import type { VehicleBackdrop } from '@forecourt/shared-contracts/tenant';
import { interiorHexes, type InteriorColor } from './interior-colors.ts';
import { coverageOf, type Coverage } from './photographed.ts';

/** Backdrops of the sample tenants' themes, so that photos and drawings of a brand are in one place. */
const backdrops: Readonly<Record<string, VehicleBackdrop>> = {
  northstar: 'studio',
  harbor: 'warm',
  ember: 'dark',
};

interface PicturedVehicle extends DrawnModel {
  readonly id: number;
  readonly hasPhotos: boolean;
  /** With its `#`. */
  readonly paintHex: string;
  readonly interiorColor: InteriorColor;
}

/** The stand-in for a dealer's photo host; the sample tenants name it in `inventory.photos`. */
const photoHostPath = '/_sandbox/photos';

/** What the address of each sample photo starts with. */
export const samplePhotoStart = `${photoHostPath}/`;

/** Parameter of a photo's address that differs once it is taken again: browsers keep a photo for a year. */
export const photoVersion = `&v=${artVersion}`;

const views: Readonly<Record<Coverage, readonly string[]>> = {
  around: ['quarter', 'side', 'front', 'rear', 'cabin'],
  corner: ['quarter', 'cabin'],
  none: [],
};
/** No photo has this name: its address is dead. */
const lostView = 'lost';

const lostShare = 1 / 40;

/** A number from 0 to 1 that a vehicle keeps, without a draw from the seeded stream, which would change every other value. */
const shareOf = (id: number): number => (Math.imul(id + 7, 2_654_435_761) >>> 0) / 2 ** 32;

/** Whether the second photo of a vehicle, if it has photos from all sides, is gone from its host, as happens to dealers. */
export function hasLostPhoto(id: number): boolean {
  return shareOf(id) < lostShare;
}

/**
 * Returns the addresses of a vehicle's photos, in its own paint, its cabin in the color of its seats, and in front of the tenant's
 * backdrop: none if the dealer has not pictured it. A model that the photo host does not have has drawings.
 */
export function samplePhotoUrls(vehicle: PicturedVehicle, tenantId: string): string[] {
  const { id, hasPhotos, paintHex, interiorColor } = vehicle;
  if (!hasPhotos) return [];
  const coverage = coverageOf(vehicle);
  const folder = `${photoHostPath}/${modelStyle(vehicle)}`;
  const hexOf = (view: string) => (view === 'cabin' ? interiorHexes[interiorColor] : paintHex.slice(1));
  const backdrop = backdrops[tenantId] ?? 'studio';
  const nameOf = (view: string, at: number) =>
    at === 1 && coverage === 'around' && hasLostPhoto(id) ? lostView : view;
  return views[coverage].map(
    (view, at) => `${folder}/${hexOf(view)}/${nameOf(view, at)}.jpg?backdrop=${backdrop}${photoVersion}`,
  );
}
