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
