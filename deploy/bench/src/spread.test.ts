import { expect, test } from 'vitest';
import { rangeOf, spreadOf } from './spread.ts';

test.each([
  [[], { p50: NaN, p95: NaN, p99: NaN, most: NaN }],
  [[7], { p50: 7, p95: 7, p99: 7, most: 7 }],
  [[3, 1, 2], { p50: 2, p95: 3, p99: 3, most: 3 }],
  [Array.from({ length: 100 }, (_, index) => 100 - index), { p50: 50, p95: 95, p99: 99, most: 100 }],
])('%j by nearest rank', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});

test('finds the median between the least and the most', () => {
  expect(rangeOf([5, 1, 9])).toEqual({ median: 5, least: 1, most: 9 });
  expect(rangeOf([2, 1])).toEqual({ median: 1, least: 1, most: 2 });
});
