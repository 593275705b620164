import { describe, expect, it } from 'vitest';
import { modelsOfShape } from './model-shapes.ts';
import { modelChanges } from './model-variant.ts';
import type { ShapeVariant } from './drawn-shape.ts';
import { shapeVariant } from './shape-variant.ts';
import { shapeNames, shapes } from './shapes.ts';
import { sideArtOf } from './side-art-of.ts';
import { sideLayout } from './side-layout.ts';

const variants = new Map(
  shapeNames.flatMap((shape) =>
    (modelsOfShape[shape] ?? '')
      .split(', ')
      .map((name, index): [string, ShapeVariant] => [name, shapeVariant(shape, index)]),
  ),
);

function variantOf(name: string): ShapeVariant {
  const variant = variants.get(name);
  if (!variant) throw new Error(`${name} is not drawn`);
  return variant;
}

it('changes only models that are drawn', () => {
  expect(Object.keys(modelChanges).filter((name) => !variants.has(name))).toEqual([]);
  expect(Object.keys(modelChanges).length).toBeGreaterThan(120);
});

it.each(Object.keys(modelChanges))('%s has its corners in order and its wheels below its body', (name) => {
  const { spec } = variantOf(name);
  const along = [spec.hood, spec.cowl, spec.header, spec.roofEnd, spec.glassFoot, spec.deck].map(([x]) => x);
  expect([...along, spec.length]).toEqual([...along, spec.length].toSorted((a, b) => a - b));
  expect(spec.frontAxle - spec.tire / 2).toBeGreaterThan(250);
  expect(spec.length - spec.frontAxle - spec.wheelbase - spec.tire / 2).toBeGreaterThan(250);
  expect(spec.hood[1]).toBeLessThan(spec.cowl[1]);
  expect(spec.belt[1] + (spec.kick ?? 0)).toBeLessThan(spec.height - 180);
});

/** Heights of the upper edge at 50 places and the axles, as shares of the length. */
function proportions({ spec }: ShapeVariant): readonly number[] {
  const { outline } = sideLayout(spec);
  const heights = Array.from({ length: 50 }, (_, index) => outline.topAt((spec.length * (index + 0.5)) / 50));
  return [...heights, spec.frontAxle, spec.frontAxle + spec.wheelbase].map((value) => value / spec.length);
}

const graphics = ({ spec, crease, lamp, tailLamp, wheel, finish, hasChrome, nose, grille }: ShapeVariant) => [
  crease,
  lamp,
  tailLamp,
  wheel,
  finish,
  hasChrome,
  grille ?? nose % 5,
  spec.roof,
  spec.cladding,
  spec.arch,
  spec.hasDarkPillar,
  (spec.kick ?? 0) > 30,
];

describe.each([
  ['Tesla Model 3', 'Hyundai Ioniq 6'],
  ['Tesla Model 3', 'BMW i4'],
  ['Tesla Model 3', 'Tesla Model S'],
  ['BMW i4', 'Hyundai Ioniq 6'],
  ['BMW i4', 'Tesla Model S'],
  ['Hyundai Ioniq 6', 'Mercedes-Benz EQE'],
  ['Tesla Model S', 'Lucid Air'],
  ['GMC Canyon', 'Ram 1500'],
  ['GMC Canyon', 'Chevrolet Colorado'],
  ['GMC Canyon', 'Toyota Tacoma'],
  ['Ford F-150', 'Ram 1500'],
  ['GMC Sierra 1500', 'Ram 1500'],
  ['Toyota RAV4', 'Mazda CX-5'],
  ['Toyota RAV4', 'Honda CR-V'],
  ['Hyundai Tucson', 'Kia Sportage'],
  ['Nissan Rogue', 'Honda CR-V'],
  ['Nissan Altima', 'Honda Accord'],
  ['Nissan Altima', 'Ford Fusion'],
  ['Nissan Altima', 'Mazda Mazda3'],
  ['Honda Accord', 'Ford Fusion'],
  ['Honda Accord', 'Mazda Mazda3'],
  ['Ford Fusion', 'Mazda Mazda3'],
  ['Honda Civic', 'Nissan Sentra'],
  ['Nissan Pathfinder', 'Mitsubishi Outlander'],
  ['Nissan Pathfinder', 'Buick Enclave'],
  ['Buick Enclave', 'Chevrolet Trailblazer'],
  ['Mitsubishi Outlander', 'Chevrolet Trailblazer'],
  ['Kia Seltos', 'Buick Encore GX'],
  ['Toyota bZ4X', 'Chevrolet Equinox EV'],
  ['Subaru Solterra', 'Volkswagen ID.4'],
  ['Kia EV9', 'Rivian R1S'],
])('%s and %s', (first, second) => {
  const one = variantOf(first);
  const other = variantOf(second);

  it('differ in their proportions', () => {
    const theirs = proportions(other);
    const most = Math.max(...proportions(one).map((value, index) => Math.abs(value - (theirs[index] ?? 0))));
    expect(most).toBeGreaterThan(0.012);
  });

  it('differ in at least three graphics', () => {
    const theirs = graphics(other);
    expect(graphics(one).filter((value, index) => value !== theirs[index]).length).toBeGreaterThanOrEqual(3);
  });
});

const oftenMistaken = [
  'Subaru Solterra',
  'Nissan Rogue',
  'Mitsubishi Outlander Plug-in Hybrid',
  'Lincoln Nautilus',
  'Chevrolet Trailblazer',
  'Lexus NX',
  'INFINITI QX50',
  'Honda CR-V',
  'Audi Q5',
  'Tesla Model Y',
];
const pairs = oftenMistaken.flatMap((first, index) =>
  oftenMistaken.slice(index + 1).map((second) => [first, second] as const),
);

it.each(pairs)('%s and %s have neither nose nor outline in common', (first, second) => {
  const [one, other] = [variantOf(first), variantOf(second)];
  const theirs = proportions(other);
  const apart = proportions(one).map((value, index) => Math.abs(value - (theirs[index] ?? 0)));
  expect(Math.max(...apart)).toBeGreaterThan(0.012);
  expect([one.lamp, one.grille]).not.toEqual([other.lamp, other.grille]);
  expect(graphics(one).filter((value, index) => value !== graphics(other)[index]).length).toBeGreaterThan(4);
});

it('gives makes known by their grille the same one on all models', () => {
  expect(variantOf('BMW X3').grille).toBe('kidney');
  expect(variantOf('BMW 3 Series').grille).toBe('kidney');
  expect(variantOf('Jeep Compass').grille).toBe('slots');
  expect(variantOf('Honda Civic').grille).toBeUndefined();
});

it('is as tall and as short as the vehicle it stands for', () => {
  const tallness = (name: string): number => variantOf(name).spec.height / variantOf(name).spec.length;
  expect(tallness('Tesla Model Y')).toBeGreaterThan(tallness('Tesla Model 3') + 0.03);
  expect(tallness('Honda CR-V')).toBeGreaterThan(0.37);
  expect(tallness('Jeep Wrangler')).toBeGreaterThan(0.42);
});

it('has an upright windshield at the end of a long hood on off-road boxes', () => {
  const { cowl, header, frontAxle } = variantOf('Jeep Wrangler').spec;
  expect(header[0] - cowl[0]).toBeLessThan((header[1] - cowl[1]) * 0.3);
  expect(cowl[0] - frontAxle).toBeGreaterThan(700);
});

it('has its hinges on the outside of the doors of off-road boxes only', () => {
  const hinges = (name: string): number => sideArtOf(variantOf(name)).seams.split('h8v4h-8z').length - 1;
  expect(['Jeep Wrangler', 'Ford Bronco', 'Toyota 4Runner', 'Honda CR-V'].map(hinges)).toEqual([4, 4, 0, 0]);
});

it('has no windows behind the front doors of work vans', () => {
  const vans = shapeNames.filter(
    (name) => ['cargo', 'van'].includes(shapes[name].bodyStyle) && !shapes[name].isElectric,
  );
  for (const name of vans) {
    const { spec } = shapeVariant(name, 0);
    expect(spec.doors, name).toBe('panel');
    expect(Math.max(...spec.glassEnd), name).toBeLessThan(spec.length * 0.5);
  }
});
