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
  /** Model year. */
  readonly year: number;
}

const key = (bodyStyle: BodyStyle, name: string): string => `${bodyStyle} ${name.toLowerCase()}`;

interface ShapePosition {
  readonly shape: ShapeName;
  readonly variant: number;
}

interface Generation extends ShapePosition {
  /** Last model year; infinite for the current generation. */
  readonly lastYear: number;
}

function readGenerations(): ReadonlyMap<string, readonly Generation[]> {
  const found = new Map<string, Generation[]>();
  for (const shape of shapeNames) {
    const entries = (modelsOfShape[shape] ?? '').split(', ').filter((entry) => entry !== '');
    entries.forEach((entry, variant) => {
      const [name = '', year] = entry.split(' until ');
      const model = key(shapes[shape].bodyStyle, name);
      const lastYear = year === undefined ? Infinity : Number(year);
      found.set(model, [...(found.get(model) ?? []), { shape, variant, lastYear }]);
    });
  }
  for (const generations of found.values()) generations.sort((a, b) => a.lastYear - b.lastYear);
  return found;
}

/** Generations of each named model, earlier ones first. */
const generationsOf = readGenerations();

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

function guessedPlace(vehicle: DrawnModel): ShapePosition {
  const strict = shapeNames.filter((shape) => suits(shape, vehicle, true));
  const fitting = strict.length > 0 ? strict : shapeNames.filter((shape) => suits(shape, vehicle, false));
  const hash = hashOf(`${vehicle.make} ${vehicle.model}`.toLowerCase());
  const shape = fitting[hash % fitting.length] ?? 'midsize-sedan';
  return { shape, variant: Math.floor(hash / fitting.length) % variantCount };
}

/** Returns whether a model is named in {@link modelsOfShape} in this body style. */
export function isNamedModel({
  make,
  model,
  bodyStyle,
}: Pick<DrawnModel, 'make' | 'model' | 'bodyStyle'>): boolean {
  return generationsOf.has(key(bodyStyle, `${make} ${model}`));
}

/**
 * Returns the style in which a vehicle is drawn: the one named for its model and year, else a shape of its body style
 * and kind of drive chosen by its make and model, so that two unknown models hardly ever look alike.
 */
export function modelStyle(vehicle: DrawnModel): string {
  const { make, model, bodyStyle, fuelType, year } = vehicle;
  const generations = generationsOf.get(key(bodyStyle, `${make} ${model}`));
  const named = generations?.find(({ lastYear }) => year <= lastYear);
  const { shape, variant } = named ?? guessedPlace(vehicle);
  return styleText(shape, variant, fuelType === 'Electric');
}
