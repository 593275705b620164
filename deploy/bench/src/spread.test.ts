import { expect, test } from 'vitest';
import { spreadOf } from './spread.ts';

test.each([
  [[], { p50: NaN, p95: NaN, most: NaN }],
  [[7], { p50: 7, p95: 7, most: 7 }],
  [[3, 1, 2], { p50: 2, p95: 3, most: 3 }],
  [Array.from({ length: 100 }, (_, index) => 100 - index), { p50: 50, p95: 95, most: 100 }],
])('%j by nearest rank', (values, spread) => {
  expect(spreadOf(values)).toEqual(spread);
});
