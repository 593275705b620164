import type { BodyStyle, Vehicle } from '@forecourt/shared-contracts/inventory';
import type { VehicleBackdrop } from '@forecourt/shared-contracts/tenant';

/** Drawings of battery vehicles, which have no grille. Body styles without one keep their usual drawing. */
const electricDrawings: Readonly<Partial<Record<BodyStyle, string>>> = {
  suv: 'electric-crossover-0',
  cargo: 'electric-van-0',
  coupe: 'electric-muscle-0',
  hatchback: 'electric-hatch-0',
  pickup: 'electric-full-size-0',
  sedan: 'electric-sedan-0',
  van: 'retro-van-0',
};

/** Returns the name of the drawing that stands for a body style; that of a battery vehicle if all `shown` vehicles of a store are. */
export function bodyStyleDrawing(bodyStyle: BodyStyle, shown: readonly Pick<Vehicle, 'fuelType'>[]): string {
  const isElectric = shown.length > 0 && shown.every(({ fuelType }) => fuelType === 'Electric');
  return (isElectric && electricDrawings[bodyStyle]) || bodyStyle;
}

/** Returns the URL of a drawing or a body style, from its front corner, in a paint color; `hex` with or without `#`. */
export function bodyStylePicture(drawing: string, hex: string, backdrop: VehicleBackdrop): string {
  return `/media/vehicles/${drawing}/${hex.replace('#', '')}/quarter.svg?backdrop=${backdrop}`;
}
