import { expect, test } from 'vitest';
import { searchFromParams, similarVehiclesPath } from '@forecourt/shared-contracts/inventory';
import {
  withAvailabilityToggled,
  withDistance,
  withFacetToggled,
  withKeyword,
  withRange,
  withSort,
  withoutFilters,
  withZip,
} from './search-changes.ts';
import { searchHref } from './search-href.ts';

const read = (query: string) => searchFromParams(new URLSearchParams(query));
const start = read('make=Audi&model=A4&zip=60601&distance=50&sort=distance&page=4');

test.each([
  [
    'adding a value leads to page 1',
    withFacetToggled(start, { name: 'make', value: 'BMW' }),
    'distance=50&make=Audi%2CBMW&model=A4&sort=distance&zip=60601',
  ],
  [
    'removing a make removes its models',
    withFacetToggled(start, { name: 'make', value: 'Audi' }),
    'distance=50&sort=distance&zip=60601',
  ],
  [
    'a range',
    withRange(start, 'price', { max: 20_000 }),
    'distance=50&make=Audi&model=A4&priceMax=20000&sort=distance&zip=60601',
  ],
  ['dropping the ZIP drops distance and its order', withZip(start, undefined), 'make=Audi&model=A4'],
  ['any distance', withDistance(start, undefined), 'make=Audi&model=A4&sort=distance&zip=60601'],
  ['an empty keyword', withKeyword(read('keyword=tow'), ''), ''],
  ['another order', withSort(start, 'price-asc'), 'distance=50&make=Audi&model=A4&sort=price-asc&zip=60601'],
  ['Clear All keeps place and order', withoutFilters(start), 'sort=distance&zip=60601'],
  ['pending ones left out', withAvailabilityToggled(read(''), 'PendingSale'), 'availability=Available'],
  ['leaving all out is the default', withAvailabilityToggled(read('availability=Sold'), 'Sold'), ''],
])('%s', (_, search, query) => {
  expect(searchHref(search)).toBe(query === '' ? '/search' : `/search?${query}`);
});

test('a sold vehicle leads to used ones of its make and model', () => {
  expect(similarVehiclesPath({ make: 'Land Rover', model: 'Range Rover Sport' })).toBe(
    '/search?condition=Certified%2CUsed&make=Land+Rover&model=Range+Rover+Sport',
  );
});
