import { expect, test } from 'vitest';
import { searchIndexing } from './search-indexing.ts';

const origin = 'https://cars.example';
const headersOf = (query: string) =>
  searchIndexing({ pathname: '/search', params: new URLSearchParams(query), origin });

test.each([
  ['', '/search'],
  ['sort=priceLow&utm_source=mail', '/search'],
  ['page=2&sort=nonsense', '/search?page=2'],
  ['page=1&make=Kia', '/search?make=Kia'],
  ['model=Civic&make=Honda&page=3&gclid=x', '/search?make=Honda&model=Civic&page=3'],
  ['bodyStyle=SUV', '/search?bodyStyle=suv'],
  ['make=%3E%3B+rel%3D"x"%0D%0A', '/search?make=%3E%3B+rel%3D%22x%22'],
])('the search %j has the canonical address %s', (query, canonical) => {
  expect(headersOf(query)).toEqual({ link: `<${origin}${canonical}>; rel="canonical"` });
});

test.each([
  'make=Kia,Ford',
  'make=Kia&make=Ford',
  'model=Civic',
  'make=Kia&bodyStyle=suv',
  'condition=New',
  'priceMax=20000',
  'keyword=family',
  'zip=48226&distance=50',
  'make=Kia&availability=Sold',
  'pageSize=48',
])('the search %j is not to be indexed, but its links are followed', (query) => {
  expect(headersOf(query)).toEqual({ 'x-robots-tag': 'noindex, follow' });
});
