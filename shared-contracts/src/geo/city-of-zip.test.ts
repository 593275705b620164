import { describe, expect, it } from 'vitest';
import { isCityOfZip } from './city-of-zip.ts';
import type { ZipPlace } from './geo-endpoints.ts';

const place = (zip: string, city: string, latitude: number): ZipPlace => ({
  zip,
  city,
  state: 'MI',
  county: 'Wayne',
  latitude,
  longitude: -83.05,
});
const detroit = place('48226', 'Detroit', 42.33);
const near = place('48236', 'Grosse Pointe', 42.42);
const far = place('49855', 'Marquette', 46.54);
const michigan = [detroit, near, far, place('48080', 'Saint Clair Shores', 42.49)];

describe('ZIP must match the city', () => {
  it.each([
    ['its usual name', 'Detroit', true],
    ['another case', 'dETROIT ', true],
    ['a place nearby', 'Grosse Pointe', true],
    ['a short form', 'St. Clair Shores', true],
    ['a place far off', 'Marquette', false],
    ['no place of the state', 'Springfield', false],
  ])('%s', (_, city, isRight) => {
    expect(isCityOfZip(city, detroit, michigan)).toBe(isRight);
  });
});

it.each([
  ['St. Paul', 'Saint Paul'],
  ['FORT WAYNE', 'Ft Wayne'],
  ['Coeur d\u2019Alene', "coeur d'alene"],
])('%s is %s', (one, other) => {
  expect(isCityOfZip(one, { ...detroit, city: other }, [])).toBe(true);
});
