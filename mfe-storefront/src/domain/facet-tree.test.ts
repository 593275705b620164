import { expect, test } from 'vitest';
import { searchFromParams, type Facet } from '@forecourt/shared-contracts/inventory';
import { facetTree, type Branch } from './facet-tree.ts';
import { filterChips } from './filter-chips.ts';
import { withFacetToggled } from './search-changes.ts';
import { searchHref } from './search-href.ts';

const read = (query: string) => searchFromParams(new URLSearchParams(query));
const facets: Facet[] = [
  {
    name: 'make',
    values: [
      { value: 'Toyota', count: 30 },
      { value: 'Honda', count: 20 },
    ],
  },
  {
    name: 'model',
    values: [
      { value: 'Camry', count: 18, of: ['Toyota'] },
      { value: 'Civic', count: 15, of: ['Honda'] },
      { value: 'RAV4', count: 12, of: ['Toyota'] },
    ],
  },
  {
    name: 'trim',
    values: [
      { value: 'XLE', count: 9, of: ['Toyota', 'Camry'] },
      { value: 'Sport', count: 4, of: ['Honda', 'Civic'] },
    ],
  },
];

const outline = (branches: readonly Branch[], depth = 0): string[] =>
  branches.flatMap(({ value, count, isChosen, below }) => [
    `${'  '.repeat(depth)}${isChosen ? '[x]' : '[ ]'} ${value} ${count}`,
    ...outline(below, depth + 1),
  ]);

test('models are below chosen makes, trims below chosen models', () => {
  expect(outline(facetTree(facets, read('make=Toyota,Lancia&model=Camry')))).toEqual([
    '[x] Toyota 30',
    '  [x] Camry 18',
    '    [ ] XLE 9',
    '  [ ] RAV4 12',
    '[ ] Honda 20',
    '[x] Lancia 0',
  ]);
});

test.each([
  [
    'a make takes its own models and trims along',
    'make',
    'Honda',
    '/search?make=Toyota&model=Camry&trim=XLE',
  ],
  ['a model takes its own trims along', 'model', 'Civic', '/search?make=Honda%2CToyota&model=Camry&trim=XLE'],
  ['a trim goes alone', 'trim', 'XLE', '/search?make=Honda%2CToyota&model=Camry%2CCivic&trim=Sport'],
] as const)('%s', (_, name, value, href) => {
  const search = read('make=Toyota,Honda&model=Camry,Civic&trim=XLE,Sport');
  expect(searchHref(withFacetToggled(search, { name, value, facets }))).toBe(href);
  const chip = filterChips(search, facets).find(({ id }) => id === `${name}-${value}`);
  expect(chip && searchHref(chip.without(search))).toBe(href);
});
