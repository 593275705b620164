import { expect, test } from 'vitest';
import { electricName } from './electric-name.ts';

test.each([
  ['engine', 'motor'],
  ['cityMpg', 'cityEfficiency'],
  ['highwayMpg', 'highwayEfficiency'],
  ['combinedMpg', 'combinedEfficiency'],
  ['rangeMiles', 'rangeMiles'],
  ['transmission', undefined],
  ['fuelType', undefined],
])('the name of %s for an electric vehicle (SITE-107): %s', (fact, name) => {
  expect(electricName(fact)).toBe(name);
});
