import type { BodyStyle, FuelType } from '@forecourt/shared-contracts/inventory';
import { styleText } from './picture-style.ts';
import { modelsOfShape } from './shapes/model-shapes.ts';
import { variantCount } from './shapes/shape-variant.ts';
import { shapeNames, shapes, type ShapeName } from './shapes/shapes.ts';

/** What decides how a vehicle without photographs is drawn. */
export interface DrawnModel {
  readonly make: string;
  readonly model: string;
  readonly bodyStyle: BodyStyle;
  readonly fuelType: FuelType;
}

const key = (bodyStyle: BodyStyle, name: string): string => `${bodyStyle} ${name.toLowerCase()}`;

interface ShapePlace {
  readonly shape: ShapeName;
  readonly variant: number;
}

const knownPlaces: ReadonlyMap<string, ShapePlace> = new Map(
  shapeNames.flatMap((shape) =>
    (modelsOfShape[shape] ?? '')
      .split(', ')
      .filter((name) => name !== '')
      .map((name, variant) => [key(shapes[shape].bodyStyle, name), { shape, variant }] as const),
  ),
);

/** FNV-1a, 32 bits: the same text gives the same number in every process. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** Whether a shape suits a vehicle of which only the kind is known; battery vehicles get no grille, others do. */
function suits(shape: ShapeName, { bodyStyle, fuelType }: DrawnModel, isStrict: boolean): boolean {
  const spec = shapes[shape];
  if (spec.bodyStyle !== bodyStyle) return false;
  return !isStrict || spec.isElectric === (fuelType === 'Electric');
}

function guessedPlace(vehicle: DrawnModel): ShapePlace {
  const strict = shapeNames.filter((shape) => suits(shape, vehicle, true));
  const fitting = strict.length > 0 ? strict : shapeNames.filter((shape) => suits(shape, vehicle, false));
  const hash = hashOf(`${vehicle.make} ${vehicle.model}`.toLowerCase());
  const shape = fitting[hash % fitting.length] ?? 'midsize-sedan';
  return { shape, variant: Math.floor(hash / fitting.length) % variantCount };
}

/** Returns whether a model is named in {@link modelsOfShape} in this body style. */
export function isNamedModel({ make, model, bodyStyle }: Omit<DrawnModel, 'fuelType'>): boolean {
  return knownPlaces.has(key(bodyStyle, `${make} ${model}`));
}

/**
 * Returns the style in which a vehicle is drawn: the one named for its model, else a shape of its body style
 * and kind of drive chosen by its make and model, so that two unknown models hardly ever look alike.
 */
export function modelStyle(vehicle: DrawnModel): string {
  const { make, model, bodyStyle, fuelType } = vehicle;
  const { shape, variant } = knownPlaces.get(key(bodyStyle, `${make} ${model}`)) ?? guessedPlace(vehicle);
  return styleText(shape, variant, fuelType === 'Electric');
}
