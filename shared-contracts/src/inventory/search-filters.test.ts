import { expect, test } from 'vitest';
import { filtersInUse, withoutFilter } from './search-filters.ts';
import { searchFromParams, searchToParams } from './vehicle-search.ts';

const read = (query: string) => searchFromParams(new URLSearchParams(query));
const query =
  'availability=Sold&color=Red&distance=50&keyword=tow&make=Audi&model=A4&page=3&priceMax=9000&trim=S&zip=60601';

test('active filters are in the order of the filter column', () => {
  expect(filtersInUse(read(query))).toEqual([
    'keyword',
    'distance',
    'make',
    'model',
    'trim',
    'color',
    'price',
    'availability',
  ]);
  expect(filtersInUse(read('zip=60601&sort=price-asc&page=2'))).toEqual([]);
});

test.each([
  ['keyword', 'availability=Sold&color=Red&distance=50&make=Audi&model=A4&priceMax=9000&trim=S&zip=60601'],
  ['distance', 'availability=Sold&color=Red&keyword=tow&make=Audi&model=A4&priceMax=9000&trim=S&zip=60601'],
  ['make', 'availability=Sold&color=Red&distance=50&keyword=tow&priceMax=9000&zip=60601'],
  ['model', 'availability=Sold&color=Red&distance=50&keyword=tow&make=Audi&priceMax=9000&zip=60601'],
  ['price', 'availability=Sold&color=Red&distance=50&keyword=tow&make=Audi&model=A4&trim=S&zip=60601'],
  ['availability', 'color=Red&distance=50&keyword=tow&make=Audi&model=A4&priceMax=9000&trim=S&zip=60601'],
] as const)('without %s', (name, rest) => {
  expect(decodeURIComponent(searchToParams(withoutFilter(read(query), name)).toString())).toBe(rest);
});
