import type { WheelDesign, WheelFinish } from '../wheel-art.ts';
import type { LampStyle, TailStyle, CreaseStyle, ShapeVariant } from './drawn-shape.ts';
import { grilleOfMake } from './make-grilles.ts';
import { modelsOfShape } from './model-shapes.ts';
import { modelVariant } from './model-variant.ts';
import { resized } from './resized.ts';
import { shapes, type ShapeName } from './shapes.ts';
import type { ShapeSpec, StyleClass } from './shape-spec.ts';
import { stanced } from './stance.ts';

/** How many variants of each shape there are: models that share a shape differ in theirs. */
export const variantCount = 24;

interface Details {
  readonly wheels: readonly WheelDesign[];
  readonly finishes: readonly WheelFinish[];
  readonly lamps: readonly LampStyle[];
  readonly tailLamps: readonly TailStyle[];
}

const detailsOf: Readonly<Record<StyleClass, Details>> = {
  family: {
    wheels: ['twin', 'star', 'split', 'multi', 'turbine'],
    finishes: ['bright', 'machined', 'bright', 'dark'],
    lamps: ['swept', 'hook', 'slim', 'split'],
    tailLamps: ['wrap', 'slim', 'arrow'],
  },
  luxury: {
    wheels: ['multi', 'mesh', 'twin', 'turbine', 'split'],
    finishes: ['bright', 'machined', 'bright'],
    lamps: ['hook', 'slim', 'swept', 'bar'],
    tailLamps: ['slim', 'wrap', 'tall'],
  },
  sport: {
    wheels: ['split', 'six', 'mesh', 'star', 'multi'],
    finishes: ['dark', 'machined', 'bright'],
    lamps: ['slim', 'hook', 'swept', 'bar'],
    tailLamps: ['slim', 'arrow', 'wrap'],
  },
  electric: {
    wheels: ['disc', 'aero', 'turbine', 'blade'],
    finishes: ['machined', 'bright', 'dark'],
    lamps: ['bar', 'split', 'pixel', 'hook', 'slim'],
    tailLamps: ['slim', 'block', 'wrap'],
  },
  retro: {
    wheels: ['multi', 'star', 'turbine', 'six'],
    finishes: ['bright', 'machined', 'dark'],
    lamps: ['round'],
    tailLamps: ['round', 'wrap', 'block'],
  },
  offroad: {
    wheels: ['beadlock', 'six', 'truck', 'star'],
    finishes: ['dark', 'machined', 'dark'],
    lamps: ['round', 'block', 'stack'],
    tailLamps: ['block', 'tall', 'wrap'],
  },
  truck: {
    wheels: ['truck', 'six', 'split', 'twin'],
    finishes: ['bright', 'machined', 'dark'],
    lamps: ['block', 'stack', 'hook'],
    tailLamps: ['block', 'tall'],
  },
  work: {
    wheels: ['steel', 'truck', 'six'],
    finishes: ['bright'],
    lamps: ['block', 'swept', 'stack'],
    tailLamps: ['block', 'tall'],
  },
};

const creases: readonly CreaseStyle[] = ['straight', 'haunch', 'wedge', 'wave'];

/** The `index`-th entry, from the start again after the last. */
const entry = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T =>
  list[index % list.length] as T;

/** Millimeters by which variants differ; lists of different lengths, so that neighbors differ in several. */
const lengthSteps = [0, 60, -50, 30, -80];
const heightSteps = [0, -20, 18, -36, 30, 8, -12];
const roofSteps = [0, 90, -80, 150, -140, 50];
const hoodSteps = [0, 30, -25, 45, -10];
const beltSteps = [0, 35, -25, 15];

function nudged(base: ShapeSpec, index: number): ShapeSpec {
  const spec = resized(base, [
    base.length + entry(lengthSteps, index),
    base.height + entry(heightSteps, index),
  ]);
  const isLong = base.doors === 'panel' || base.rear === 'frame' || base.rear === 'box';
  const roof = isLong ? 0 : entry(roofSteps, index) * (base.rear === 'bed' ? 0.6 : 1);
  const foot = base.rear === 'bed' ? roof : roof * 0.2;
  const belt = entry(beltSteps, index);
  return {
    ...spec,
    hood: [spec.hood[0], spec.hood[1] + entry(hoodSteps, index)],
    roofEnd: [spec.roofEnd[0] + Math.min(roof, spec.glassFoot[0] - spec.roofEnd[0] - 60), spec.roofEnd[1]],
    glassFoot: [Math.min(spec.glassFoot[0] + foot, spec.deck[0] - 20), spec.glassFoot[1]],
    belt: [spec.belt[0] + belt * 0.3, spec.belt[1] + belt],
    glassEnd: [spec.glassEnd[0] + Math.min(roof * 0.5, 40), spec.glassEnd[1] + Math.min(roof * 0.5, 40)],
  };
}

/** A number that stays the same when shapes are added, unlike the place in their list. */
const codeSum = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Returns variant `index` (from 0) of a shape; the same index always gives the same vehicle. */
export function shapeVariant(name: ShapeName, index: number): ShapeVariant {
  const plain = plainVariant(name, index);
  const model = modelsOfShape[name]?.split(', ')[index];
  const variant = model === undefined ? plain : modelVariant(ofMake(plain, model), model);
  return { ...variant, spec: stanced(variant.spec) };
}

function ofMake(variant: ShapeVariant, model: string): ShapeVariant {
  const grille = grilleOfMake(model);
  return grille === undefined ? variant : { ...variant, grille };
}

/** A variant that no model is known to have. */
function plainVariant(name: ShapeName, index: number): ShapeVariant {
  const base = shapes[name];
  const details = detailsOf[base.style];
  // The first models of two shapes have neither lamps nor nose in common.
  const nose = index + codeSum(name);
  const isFixed = base.style === 'offroad' || base.style === 'truck' || base.style === 'work';
  return {
    spec: nudged(base, index),
    wheel: entry(details.wheels, index),
    finish: entry(details.finishes, index),
    lamp: entry(details.lamps, isFixed ? index : nose),
    tailLamp: entry(details.tailLamps, index),
    crease: entry(creases, index),
    hasChrome: index % 3 !== 1,
    nose,
  };
}
