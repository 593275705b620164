import { isValidVin, vinCheckDigit } from '@forecourt/shared-contracts/inventory';
import { describe, expect, it } from 'vitest';
import { catalog } from './catalog.ts';
import { readMake } from './read-make.ts';

const named = catalog.map((line) => [`${line.make} ${line.model} ${line.fromYear}`, line] as const);

describe('catalog', () => {
  it('has at least 30 makes and 200 model lines', () => {
    expect(new Set(catalog.map((line) => line.make)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(catalog.map((line) => `${line.make} ${line.model}`)).size).toBeGreaterThanOrEqual(200);
  });

  it('has every body style and every kind of powertrain', () => {
    expect(new Set(catalog.map((line) => line.bodyStyle)).size).toBe(13);
    const fuels = new Set(catalog.flatMap((line) => line.trims.map((trim) => trim.powertrain.fuelType)));
    expect([...fuels].sort()).toEqual([
      'Diesel',
      'Electric',
      'Gasoline',
      'Hybrid',
      'Hydrogen',
      'Plug-In Hybrid',
    ]);
  });

  it.each(named)('%s is plausible', (_, line) => {
    expect(line.fromYear).toBeGreaterThanOrEqual(2017);
    expect(line.toYear).toBeGreaterThanOrEqual(line.fromYear);
    expect(line.toYear).toBeLessThanOrEqual(2027);
    expect(line.seatCount).toBeGreaterThanOrEqual(2);
    expect(line.seatCount).toBeLessThanOrEqual(15);
    expect(new Set(line.trims.map((trim) => trim.name)).size).toBe(line.trims.length);
    expect(line.paints.length).toBeGreaterThanOrEqual(4);
    expect(vinCheckDigit(`${line.wmi}00000000000000`)).toBeDefined();
    for (const trim of line.trims) {
      expect(trim.name).toMatch(/^[^,|[\]]+$/);
      expect(trim.msrpDollars).toBeGreaterThan(12_000);
      expect(trim.msrpDollars).toBeLessThan(300_000);
      expect(trim.powertrain.economy.combinedMpg).toBeGreaterThanOrEqual(8);
      expect(trim.powertrain.economy.combinedMpg).toBeLessThan(160);
      expect(trim.powertrain.economy.rangeMiles !== undefined).toBe(
        ['Electric', 'Plug-In Hybrid', 'Hydrogen'].includes(trim.powertrain.fuelType),
      );
      expect(trim.powertrain.economy.chargeMinutes !== undefined).toBe(
        trim.powertrain.fuelType === 'Electric',
      );
    }
  });

  it('has no overlapping generations of a model', () => {
    for (const line of catalog) {
      const others = catalog.filter(
        (other) => other !== line && other.make === line.make && other.model === line.model,
      );
      expect(
        others.filter((other) => other.fromYear <= line.toYear && other.toYear >= line.fromYear),
      ).toEqual([]);
    }
  });

  it('refuses a row with an unknown word', () => {
    const source = {
      name: 'X',
      wmi: { car: '1XX', suv: '1XX', truck: '1XX' },
      paints: 'White #ffffff White',
    };
    expect(() =>
      readMake({ ...source, lines: 'A | spaceship | 2020-2021 | 20000 | S | EV 1 / A1 | FWD | 1/1 | 5' }),
    ).toThrow('spaceship');
    expect(() =>
      readMake({ ...source, lines: 'A | suv | 2020-2021 | 20000 | S | W12 / A1 | FWD | 1/1 | 5' }),
    ).toThrow('W12');
    expect(isValidVin('1XX')).toBe(false);
  });
});
