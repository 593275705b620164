import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { modelsOfYear, readVin, usedPriceDollars } from './model-data.ts';
import { sampleKind, sampleVin } from '../inventory/sample-vin.ts';

const camry = { year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' };
const vinOf = (wmi: string) =>
  sampleVin({
    wmi,
    modelYear: camry.year,
    kind: sampleKind(camry.model, camry.trim),
    series: 'northstar',
    serial: 7,
  });

describe('make and model data', () => {
  it('reads all data from the VIN of a sample vehicle', () => {
    expect(readVin(vinOf('4T1'), 2026)).toEqual({
      year: 2021,
      make: 'Toyota',
      model: 'Camry',
      trims: ['XLE'],
    });
  });

  it('reads year and make from another VIN of a known manufacturer', () => {
    expect(readVin('4T1G11AK5MU123456', 2026)).toEqual({
      year: 2021,
      make: 'Toyota',
      model: null,
      trims: [],
    });
  });

  it.each([
    ['an unknown maker', 'ZZZG11AK5MU123456'],
    ['a year before the data', '4T1G11AK53U123456'],
  ])('returns nothing for %s', (_, vin) => {
    expect(readVin(vin, 2026)).toBeUndefined();
  });

  it('knows the models of a year', () => {
    const names = modelsOfYear(2018).map(({ make, model }) => `${make} ${model}`);
    expect(names).toContain('Toyota Camry');
    expect(names).not.toContain('Toyota GR Corolla');
  });

  it('calls a trim what it was called in its year', () => {
    const bolt = { make: 'Chevrolet', model: 'Bolt EV', year: 2018 };
    const { wmi = '' } = catalog.find(({ model }) => model === bolt.model) ?? {};
    const kind = sampleKind(bolt.model, '2LT');
    const vin = sampleVin({ wmi, modelYear: bolt.year, kind, series: 'ember', serial: 1 });
    expect(readVin(vin, 2026)).toEqual({ ...bolt, trims: ['Premier'] });
    expect(modelsOfYear(2018).find(({ model }) => model === bolt.model)?.trims).toEqual(['LT', 'Premier']);
    const price = (trim: string) => usedPriceDollars({ ...bolt, trim, mileage: 50_000, currentYear: 2026 });
    expect(price('Premier')).toBeGreaterThan(price('LT') ?? Infinity);
    expect(price('2LT')).toBeUndefined();
  });

  it('a used vehicle is worth less with more miles, and has no value if unknown', () => {
    const priceAt = (mileage: number) => usedPriceDollars({ ...camry, mileage, currentYear: 2026 });
    expect(priceAt(90_000)).toBeLessThan(priceAt(30_000) ?? 0);
    expect(usedPriceDollars({ ...camry, trim: 'GTI', mileage: 1, currentYear: 2026 })).toBeUndefined();
  });
});
