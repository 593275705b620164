import { expect, it } from 'vitest';
import type { DrawnModel } from './model-style.ts';
import { isNamedModel, modelStyle } from './model-style.ts';
import { variantOfStyle } from './picture-style.ts';
import { modelsOfShape } from './shapes/model-shapes.ts';
import { variantCount } from './shapes/shape-variant.ts';

const model = (make: string, name: string, more: Partial<DrawnModel> = {}): DrawnModel => ({
  make,
  model: name,
  bodyStyle: 'suv',
  fuelType: 'Gasoline',
  year: 2026,
  ...more,
});

it.each([
  ['a known model', model('Jeep', 'Compass'), 'compact-crossover-8'],
  ['an earlier generation', model('Toyota', 'RAV4', { year: 2018 }), 'compact-crossover-11'],
  ['the generation after it', model('Toyota', 'RAV4', { year: 2019 }), 'sharp-crossover-0'],
  ['in any letter case', model('JEEP', 'compass'), 'compact-crossover-8'],
  [
    'one with its shape to itself',
    model('Tesla', 'Cybertruck', { bodyStyle: 'pickup', fuelType: 'Electric' }),
    'wedge-truck-0',
  ],
  [
    'a battery vehicle in the shape of one with an engine',
    model('MINI', 'Cooper SE', { bodyStyle: 'hatchback', fuelType: 'Electric' }),
    'retro-hatch-1e',
  ],
])('%s has the named style', (_, vehicle, expected) => expect(modelStyle(vehicle)).toBe(expected));

it('gives electric models that look different from each other shapes of their own', () => {
  const names = [
    ['Porsche', 'Macan Electric'],
    ['Tesla', 'Model X'],
    ['Tesla', 'Model Y'],
    ['Ford', 'Mustang Mach-E'],
    ['Audi', 'Q8 e-tron'],
    ['Genesis', 'GV60'],
  ] as const;
  const drawn = names.map(([make, name]) => modelStyle(model(make, name, { fuelType: 'Electric' })));
  expect(new Set(drawn.map((style) => style.replace(/-\d+$/, ''))).size).toBe(names.length);
});

it('gives electric pickups a bed as long as that of others, and a shorter hood', () => {
  const petrol = variantOfStyle('crew-cab-0')?.spec;
  const share = ({ length, glassFoot }: { length: number; glassFoot: readonly number[] }): number =>
    (length - (glassFoot[0] ?? 0)) / length;
  for (const style of ['cab-forward-truck-0', 'electric-full-size-0', 'electric-truck-0']) {
    const spec = variantOfStyle(style)?.spec;
    if (!spec || !petrol) throw new Error('the shape is missing');
    expect(share(spec), style).toBeGreaterThan(share(petrol) - 0.01);
    expect(spec.cowl[0] / spec.length, style).toBeLessThan(petrol.cowl[0] / petrol.length);
  }
});

it('draws an unknown model in its body style, always the same, electric ones without a grille', () => {
  const fuels = ['Gasoline', 'Electric'] as const;
  const guessed = ['sedan', 'suv', 'pickup', 'cargo', 'coupe', 'wagon', 'cab'].flatMap((bodyStyle) =>
    fuels.map((fuelType) =>
      model('Acme', 'Comet', { bodyStyle: bodyStyle as DrawnModel['bodyStyle'], fuelType }),
    ),
  );
  for (const vehicle of guessed) {
    expect(isNamedModel(vehicle)).toBe(false);
    const style = modelStyle(vehicle);
    expect(modelStyle({ ...vehicle })).toBe(style);
    const spec = variantOfStyle(style)?.spec;
    expect([spec?.bodyStyle, spec?.isElectric]).toEqual([vehicle.bodyStyle, vehicle.fuelType === 'Electric']);
  }
});

it('draws different unknown models of one body style differently', () => {
  const names = ['Comet', 'Meteor', 'Orbit', 'Nova', 'Quasar', 'Pulsar', 'Nebula', 'Eclipse'];
  expect(new Set(names.map((name) => modelStyle(model('Acme', name)))).size).toBe(names.length);
});

it('has a variant of its own for every model of a shape', () => {
  for (const list of Object.values(modelsOfShape)) {
    const names = list.split(', ');
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeLessThanOrEqual(variantCount);
  }
});
