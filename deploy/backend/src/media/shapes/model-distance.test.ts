import { expect, it } from 'vitest';
import type { ShapeVariant } from './drawn-shape.ts';
import { modelsOfShape } from './model-shapes.ts';
import { shapeVariant } from './shape-variant.ts';
import { shapeNames } from './shapes.ts';
import { sideLayout } from './side-layout.ts';

interface Model {
  readonly name: string;
  readonly variant: ShapeVariant;
  readonly outline: readonly number[];
  readonly signs: readonly unknown[];
}

/** Heights of the upper edge at 40 places and the axles, as shares of the length. */
function outlineOf({ spec }: ShapeVariant): readonly number[] {
  const { outline } = sideLayout(spec);
  const heights = Array.from({ length: 40 }, (_, index) => outline.topAt((spec.length * (index + 0.5)) / 40));
  return [...heights, spec.frontAxle, spec.frontAxle + spec.wheelbase].map((value) => value / spec.length);
}

/** What a buyer sees besides the outline; without color. */
const signsOf = ({ spec, ...look }: ShapeVariant): readonly unknown[] => [
  spec.roof,
  spec.cladding,
  spec.arch ?? 'round',
  Boolean(spec.hasDarkPillar),
  Boolean(spec.hasPaintedPillar),
  (spec.kick ?? 0) > 30,
  look.lamp,
  spec.isElectric ? look.nose % 2 : (look.grille ?? look.nose % 5),
  look.bumper,
  look.hoodForm,
  look.wheel,
  look.finish,
  look.tailLamp,
  look.crease,
  look.hasChrome,
];

const models = shapeNames.flatMap((shape) =>
  (modelsOfShape[shape] ?? '')
    .split(', ')
    .filter((name) => name !== '')
    .map((name, index): Model => {
      const variant = shapeVariant(shape, index);
      return { name, variant, outline: outlineOf(variant), signs: signsOf(variant) };
    }),
);

const pairs = models.flatMap((one, index) =>
  models
    .slice(index + 1)
    .filter((other) => other.variant.spec.bodyStyle === one.variant.spec.bodyStyle)
    .map((other) => [one, other] as const),
);

const signsApart = (one: Model, other: Model): number =>
  one.signs.filter((sign, index) => sign !== other.signs[index]).length;

const outlineApart = (one: Model, other: Model): number =>
  Math.max(...one.outline.map((value, index) => Math.abs(value - (other.outline[index] ?? 0))));

/** Models alike in outline must differ in more signs; those with very different outlines in none. */
function isAlike([one, other]: readonly [Model, Model]): boolean {
  const [signs, outline] = [signsApart(one, other), outlineApart(one, other)];
  return signs < 4 && outline < 0.04 && !(signs === 3 && outline > 0.02);
}

it('leaves no two models of a body style alike in outline and in what they are known by', () => {
  expect(models.length).toBeGreaterThan(350);
  const alike = pairs.filter(isAlike);
  expect(alike.map((pair) => pair.map(({ name }) => name).join(' and '))).toEqual([]);
});
