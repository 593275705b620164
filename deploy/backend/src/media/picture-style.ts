import { bodyStyles, type BodyStyle } from '@forecourt/shared-contracts/inventory';
import type { ShapeVariant } from './shapes/drawn-shape.ts';
import { shapeVariant, variantCount } from './shapes/shape-variant.ts';
import { shapeNames, shapes, type ShapeName } from './shapes/shapes.ts';

/** The shape that stands for a whole body style where no model is meant: tiles, orders from before the shapes. */
const typicalShapes: Readonly<Record<BodyStyle, ShapeName>> = {
  suv: 'compact-crossover',
  cab: 'chassis-cab',
  cargo: 'high-roof-van',
  convertible: 'four-seat-cabrio',
  coupe: 'gran-coupe',
  cutaway: 'cutaway-van',
  hatchback: 'compact-hatch',
  minivan: 'minivan',
  passenger: 'passenger-van',
  pickup: 'crew-cab',
  sedan: 'midsize-sedan',
  van: 'midsize-van',
  wagon: 'sport-wagon',
};

const names: readonly string[] = shapeNames;
const isShape = (text: string): text is ShapeName => names.includes(text);
const isBodyStyle = (text: string): text is BodyStyle => (bodyStyles as readonly string[]).includes(text);

/**
 * Returns the part of a picture's URL that names the drawing: shape and variant, such as `three-row-4`, with
 * an `e` for a battery vehicle in the shape of one with an engine.
 */
export function styleText(shape: ShapeName, variant: number, isElectric: boolean): string {
  return `${shape}-${variant}${isElectric && !shapes[shape].isElectric ? 'e' : ''}`;
}

/**
 * Returns the vehicle that a picture's URL names: a shape with its variant, or a body style. Undefined for
 * anything else.
 */
export function variantOfStyle(text: string): ShapeVariant | undefined {
  if (isBodyStyle(text)) return shapeVariant(typicalShapes[text], 0);
  const [, shape = '', number = '', battery] = /^([a-z-]+)-(0|[1-9]\d?)(e?)$/.exec(text) ?? [];
  const index = Number(number);
  if (number === '' || !isShape(shape) || index >= variantCount) return undefined;
  const variant = shapeVariant(shape, index);
  if (battery === '') return variant;
  return variant.spec.isElectric ? undefined : { ...variant, spec: { ...variant.spec, isElectric: true } };
}
