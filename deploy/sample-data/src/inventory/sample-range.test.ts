import type { Drivetrain } from '@forecourt/shared-contracts/inventory';
import { expect, it } from 'vitest';
import { catalog } from '../catalog/catalog.ts';
import { sampleRange } from './sample-range.ts';

function rangeOf(model: string, trimName: string, drivetrain: Drivetrain, lastYear?: number) {
  const line = catalog.find((one) => one.model === model && (!lastYear || one.toYear === lastYear));
  const trim = line?.trims.find(({ name }) => name === trimName);
  if (!line || !trim) throw new Error(`no ${model} ${trimName}`);
  return sampleRange({ line, trim, drivetrain });
}

it.each([
  ['Ioniq 6', 'SE Standard Range', 'RWD', 240],
  ['Ioniq 6', 'SE', 'RWD', 342],
  ['Ioniq 6', 'SE', 'AWD', 318],
  ['Ioniq 6', 'Limited', 'AWD', 271],
  ['Sierra EV', 'Elevation', 'AWD', 283],
  ['Sierra EV', 'AT4', 'AWD', 390],
  ['Sierra EV', 'Denali', 'AWD', 460],
  ['R1T', 'Dual Standard', 'AWD', 270],
  ['ID.4', 'AWD Pro S', 'AWD', 263],
] as const)('a %s %s with %s has a range of %i miles', (model, trim, drivetrain, miles) => {
  expect(rangeOf(model, trim, drivetrain)).toBe(miles);
});

it.each([
  ['Standard', 'RWD', 321],
  ['Premium Rear-Wheel Drive', 'RWD', 363],
  ['Premium All-Wheel Drive', 'AWD', 346],
] as const)('a Model 3 %s has a range of its own', (trim, drivetrain, miles) => {
  expect(rangeOf('Model 3', trim, drivetrain, 2026)).toBe(miles);
});

it('a plug-in hybrid has the range of its trim, a vehicle with an engine none', () => {
  const trimOf = (fuelType: string) => {
    const line = catalog.find(({ trims, drivetrains }) =>
      trims.some(({ powertrain }) => powertrain.fuelType === fuelType && drivetrains.length > 0),
    );
    const trim = line?.trims.find(({ powertrain }) => powertrain.fuelType === fuelType);
    if (!line || !trim) throw new Error(`no ${fuelType}`);
    return { line, trim, drivetrain: '4WD' as const };
  };
  const hybrid = trimOf('Plug-In Hybrid');
  expect(sampleRange(hybrid)).toBe(hybrid.trim.powertrain.economy.rangeMiles);
  expect(sampleRange(trimOf('Gasoline'))).toBeUndefined();
});

it('every standard-range trim goes less far than the others of its line', () => {
  const lines = catalog.filter(({ trims }) => trims.some(({ name }) => /Standard Range$/.test(name)));
  expect(lines.length).toBeGreaterThan(1);
  for (const { trims } of lines) {
    const [standard = 0, ...others] = trims.map(({ powertrain }) => powertrain.economy.rangeMiles ?? 0);
    expect(Math.min(...others)).toBeGreaterThan(standard);
  }
});
