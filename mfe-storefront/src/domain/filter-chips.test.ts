import { expect, test } from 'vitest';
import { searchFromParams } from '@forecourt/shared-contracts/inventory';
import { filterChips } from './filter-chips.ts';
import { searchHref } from './search-href.ts';

const read = (query: string) => searchFromParams(new URLSearchParams(query));

test.each([
  ['nothing chosen', 'sort=price-asc&zip=60601&page=3', [], []],
  ['one value of a filter', 'make=Audi&page=2', ['make-Audi'], ['/search']],
  [
    'two values are two chips',
    'color=Blue,Red',
    ['color-Blue', 'color-Red'],
    ['/search?color=Red', '/search?color=Blue'],
  ],
  [
    'taking a make away takes its models away',
    'make=Audi&model=A4',
    ['make-Audi', 'model-A4'],
    ['/search', '/search?make=Audi'],
  ],
  ['a range is one chip', 'priceMin=10000&priceMax=20000', ['price'], ['/search']],
  ['one open end', 'paymentMax=450', ['payment'], ['/search']],
  ['a keyword', 'keyword=tow', ['keyword'], ['/search']],
  ['a distance keeps its ZIP', 'zip=60601&distance=50', ['distance'], ['/search?zip=60601']],
  ['sold ones shown', 'availability=Sold', ['availability'], ['/search']],
] as const)('%s', (...[, query, ids, without]) => {
  const search = read(query);
  const chips = filterChips(search);
  expect(chips.map((chip) => chip.id)).toEqual(ids);
  expect(chips.map((chip) => searchHref(chip.without(search)))).toEqual(without);
});
