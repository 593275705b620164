import { expect, it } from 'vitest';
import { firstValues } from './first-values.ts';

const values = (count: number, chosen: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => ({ at, isChosen: chosen.includes(at) }));

it.each([
  ['none', values(0), false, [], 0],
  ['seven are all', values(7), false, [0, 1, 2, 3, 4, 5, 6], 0],
  ['one more is left out', values(8), false, [0, 1, 2, 3, 4, 5, 6], 1],
  ['a chosen one further down stays', values(10, [9]), false, [0, 1, 2, 3, 4, 5, 6, 9], 2],
  ['all on request', values(9), true, [0, 1, 2, 3, 4, 5, 6, 7, 8], 0],
])('%s', (_, all, showsAll, expected, restCount) => {
  const first = firstValues(all, showsAll);
  expect(first.shown.map(({ at }) => at)).toEqual(expected);
  expect(first.restCount).toBe(restCount);
});
