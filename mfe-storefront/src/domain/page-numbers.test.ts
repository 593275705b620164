import { expect, test } from 'vitest';
import { pageCount, pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
  [3, 12, [1, 2, 3, 4, 'gap', 12]],
  [12, 12, [1, 'gap', 11, 12]],
])('page %i of %i', (page, total, slots) => expect(pageNumbers(page, total)).toEqual(slots));

test('a single omitted page is shown instead of a gap', () => {
  expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
});

test.each([
  [0, 0],
  [24, 1],
  [25, 2],
])('%i vehicles are on %i pages', (total, pages) => expect(pageCount({ total, pageSize: 24 })).toBe(pages));
