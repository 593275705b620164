import { readVehicleSearch } from '@forecourt/shared-contracts/inventory';
import { expect, it } from 'vitest';
import { answeredQuery } from './answered-query.ts';

const facets = [
  { name: 'make' as const, values: [{ value: 'Toyota', count: 30 }] },
  { name: 'interiorColor' as const, values: [{ value: 'Black', count: 3 }] },
];

it.each([
  ['make=Toyota', true, undefined],
  ['make=Saab', true, undefined],
  ['make=toyota', true, 'make=Toyota'],
  ['make=TOYOTA,Toyota&interiorColor=black&page=2', true, 'interiorColor=Black&make=Toyota&page=2'],
  ['distance=50&sort=distance&zip=60601', true, undefined],
  ['distance=50&page=2&sort=distance&zip=00000', false, 'page=2&zip=00000'],
  ['distance=50&sort=price-asc&zip=00000', false, 'sort=price-asc&zip=00000'],
  ['zip=00000', false, undefined],
])('the result of %s, of a known place: %s, answers %j', (query, hasOrigin, answers) => {
  const search = readVehicleSearch(Object.fromEntries(new URLSearchParams(query)));
  expect(answeredQuery(search, { facets, hasOrigin })).toBe(answers);
});
