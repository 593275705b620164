import { compactSuvChanges } from './compact-suv-changes.ts';
import { electricChanges } from './electric-changes.ts';
import { hatchbackChanges } from './hatchback-changes.ts';
import { largeSuvChanges } from './large-suv-changes.ts';
import { ownCarBodies } from './own-car-bodies.ts';
import { ownCrossoverBodies } from './own-crossover-bodies.ts';
import { ownElectricBodies } from './own-electric-bodies.ts';
import { ownElectricCrossoverBodies } from './own-electric-crossover-bodies.ts';
import { ownElectricSedanBodies } from './own-electric-sedan-bodies.ts';
import { ownElectricSuvBodies } from './own-electric-suv-bodies.ts';
import { ownHatchbackBodies } from './own-hatchback-bodies.ts';
import { ownLargeBodies } from './own-large-bodies.ts';
import { ownOffRoadBodies } from './own-off-road-bodies.ts';
import { ownSuvBodies } from './own-suv-bodies.ts';
import { plainModelChanges } from './plain-model-changes.ts';
import { sedanChanges } from './sedan-changes.ts';
import { truckChanges } from './truck-changes.ts';
import type { ModelChange } from './model-change.ts';
import { signedChange } from './model-signature.ts';
import { resized } from './resized.ts';
import type { Point, ShapeSpec } from './shape-spec.ts';
import type { ShapeVariant } from './drawn-shape.ts';

/** What sets models apart from others of their shape, by the entry in `modelsOfShape`. */
export const modelChanges: Readonly<Record<string, ModelChange>> = {
  ...plainModelChanges,
  ...sedanChanges,
  ...hatchbackChanges,
  ...compactSuvChanges,
  ...largeSuvChanges,
  ...truckChanges,
  ...electricChanges,
  ...ownCarBodies,
  ...ownHatchbackBodies,
  ...ownSuvBodies,
  ...ownLargeBodies,
  ...ownElectricBodies,
  ...ownElectricCrossoverBodies,
  ...ownElectricSedanBodies,
  ...ownElectricSuvBodies,
  ...ownCrossoverBodies,
  ...ownOffRoadBodies,
};

const shifted = ([x, y]: Point, [dx, dy]: Point = [0, 0]): Point => [x + dx, y + dy];

/** The order of the roof's corners from front to rear, each some way behind the one before. */
function ordered(spec: ShapeSpec): ShapeSpec {
  const { header, length } = spec;
  const roofEnd: Point = [Math.max(spec.roofEnd[0], header[0] + 80), spec.roofEnd[1]];
  const deck: Point = [Math.min(spec.deck[0], length - 20), spec.deck[1]];
  const glassFoot: Point = [
    Math.min(Math.max(spec.glassFoot[0], roofEnd[0] + 60), deck[0] - 20),
    spec.glassFoot[1],
  ];
  return { ...spec, roofEnd, deck, glassFoot };
}

function changedSpec(spec: ShapeSpec, { size, shift = {}, axle, body = {} }: ModelChange): ShapeSpec {
  const base = size ? resized(spec, size) : spec;
  const [frontAxle, wheelbase] = axle ?? [base.frontAxle, base.wheelbase];
  return ordered({
    ...base,
    frontAxle,
    wheelbase,
    hood: shifted(base.hood, shift.hood),
    cowl: shifted(base.cowl, shift.cowl),
    header: shifted(base.header, shift.header),
    roofEnd: shifted(base.roofEnd, shift.roofEnd),
    glassFoot: shifted(base.glassFoot, shift.glassFoot),
    deck: shifted(base.deck, shift.deck),
    belt: shifted(base.belt, shift.belt),
    glassEnd: shifted(base.glassEnd, shift.glassEnd),
    ...body,
  });
}

/** Returns a variant as its model has it; unchanged for a model with nothing of its own. */
export function modelVariant(variant: ShapeVariant, model: string): ShapeVariant {
  const change = signedChange(model, modelChanges[model]);
  if (!change) return variant;
  return { ...variant, spec: changedSpec(variant.spec, change), ...change.look };
}
