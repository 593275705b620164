import { describe, expect, it } from 'vitest';
import { endArtOf } from '../ends/end-art-of.ts';
import { faceMarkup } from '../ends/face.ts';
import { paintFromHex } from '../paint.ts';
import type { ShapeVariant } from './drawn-shape.ts';
import { modelsOfShape } from './model-shapes.ts';
import { shapeVariant } from './shape-variant.ts';
import { shapeNames } from './shapes.ts';
import { sideArtOf } from './side-art-of.ts';
import { glasshouse } from './side-glass.ts';
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

const specOf = (name: string): ShapeVariant['spec'] => variantOf(name).spec;

const tallness = (name: string): number => specOf(name).height / specOf(name).length;

const tallModels = [
  'Audi Q8 e-tron',
  'Kia EV9',
  'Volvo EX90',
  'Hyundai Ioniq 9',
  'Jeep Wagoneer S',
  'Lucid Gravity',
  'Polestar Polestar 3',
  'Genesis GV70',
  'Genesis Electrified GV70',
  'Kia EV6',
  'Tesla Model X',
  'Ford Mustang Mach-E',
];

it.each(tallModels)('%s is taller than a sedan, with a short hood and room under it', (name) => {
  const { cowl, length, sill } = specOf(name);
  expect(tallness(name)).toBeGreaterThan(0.358);
  expect(cowl[0] / length).toBeLessThan(name === 'Genesis GV70' ? 0.29 : 0.27);
  expect(sill).toBeGreaterThanOrEqual(260);
});

it('gives upright bodies to boxes, and low ones to sedans', () => {
  expect(tallness('GMC Hummer EV SUV')).toBeGreaterThan(0.4);
  for (const name of ['Kia EV9', 'Hyundai Ioniq 9', 'Rivian R1S']) {
    expect(specOf(name).roofEnd[0] / specOf(name).length, name).toBeGreaterThan(0.88);
  }
  for (const name of ['Tesla Model 3', 'Tesla Model S', 'Hyundai Ioniq 6', 'BMW i5', 'Audi e-tron GT']) {
    expect(tallness(name), name).toBeLessThan(0.315);
  }
});

it('draws no sport utility vehicle as low as a wagon', () => {
  const low = [...variants].filter(
    ([, { spec }]) => spec.bodyStyle === 'suv' && spec.sill < spec.height * 0.16,
  );
  expect(low.map(([name]) => name)).toEqual([]);
  const flat = [...variants].filter(([name, { spec }]) => spec.bodyStyle === 'suv' && tallness(name) < 0.344);
  expect(flat.map(([name]) => name)).toEqual([]);
});

it('draws the Cybertruck with one line from its nose to the peak above the front seats', () => {
  const { hood, cowl, header, length } = specOf('Tesla Cybertruck');
  const slope = (from: readonly [number, number], to: readonly [number, number]): number =>
    (to[1] - from[1]) / (to[0] - from[0]);
  expect(Math.abs(slope(hood, cowl) - slope(cowl, header))).toBeLessThan(0.05);
  expect(header[0] / length).toBeLessThan(0.43);
});

it('gives square arches straight edges', () => {
  const trimOf = (name: string): string => sideArtOf(variantOf(name)).cladding.split('M').at(-1) ?? '';
  expect(trimOf('Tesla Cybertruck')).not.toMatch(/[cs]/);
  expect(trimOf('Mercedes-Benz EQB')).toMatch(/c.*s/);
});

describe('a painted last pillar', () => {
  const windowsEnd = (name: string): number => {
    const { spec } = variantOf(name);
    return Math.max(...glasshouse(spec, sideLayout(spec)).windows.map(([x]) => x));
  };

  it('ends the windows instead of lying on them', () => {
    expect(sideArtOf(variantOf('Honda CR-V')).paintedPillar).toBe('');
    expect(windowsEnd('Honda CR-V')).toBeLessThan(Math.max(...specOf('Honda CR-V').glassEnd) - 350);
  });

  it('stands between windows where the one behind it is long', () =>
    expect(sideArtOf(variantOf('Chevrolet Suburban')).paintedPillar).not.toBe(''));

  it.each(['Volvo EX30', 'Volvo EX40', 'Hyundai Ioniq 9', 'Mercedes-Benz EQB'])(
    'is not a bar on the glass of %s',
    (name) => {
      expect(sideArtOf(variantOf(name)).paintedPillar).toBe('');
      expect(windowsEnd(name)).toBeLessThan(specOf(name).length * 0.92);
    },
  );
});

describe('the face of an electric vehicle', () => {
  const faceOf = (name: string): string => faceMarkup(endArtOf(variantOf(name)), paintFromHex('a9b0b6'));

  it.each(['Tesla Model 3', 'Acura ZDX', 'Mercedes-Benz EQB'])('%s has an intake and shut lines', (name) => {
    expect(faceOf(name)).toContain('fill="#0e1113"');
    expect(faceOf(name)).toContain(`stroke="${paintFromHex('a9b0b6').seam}"`);
  });

  it('keeps the frame of its make around a closed panel', () => {
    const rims = (name: string): number => faceOf(name).split('stroke="#8b949b"').length - 1;
    expect(['BMW i5', 'BMW iX', 'Audi Q4 e-tron', 'Kia EV6'].map(rims)).toEqual([2, 2, 1, 0]);
  });

  it('shares the lamp with an upright arm with none', () => {
    const electric = [...variants].filter(([, { spec, lamp }]) => spec.isElectric && lamp === 'pillar');
    expect(electric.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['Kia Niro EV', 'Cadillac Optiq'],
    ['Audi Q4 e-tron', 'Lexus RZ'],
    ['Toyota bZ4X', 'Subaru Solterra'],
    ['Chevrolet Blazer EV', 'Chevrolet Equinox EV'],
    ['Chevrolet Blazer EV', 'Lucid Gravity'],
    ['Tesla Model S', 'BMW i5'],
    ['Porsche Taycan', 'Ford Mustang Mach-E'],
  ])('%s and %s have different lamps', (one, other) =>
    expect(variantOf(one).lamp).not.toBe(variantOf(other).lamp),
  );
});
