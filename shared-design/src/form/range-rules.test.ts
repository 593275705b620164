import { expect, test } from 'vitest';
import { boundedRange, rangeStep, typedCharacters, typedNumber } from './range-rules.ts';

test.each([
  ['1 by default', { min: 0, max: 100 }, 1],
  ['as given', { min: 0, max: 80_000, step: 500 }, 500],
  ['a tenth of a span smaller than the step', { min: 0, max: 50, step: 100 }, 5],
  ['the step when the span equals it', { min: 0, max: 100, step: 100 }, 100],
  ['the step when there is no span', { min: 7, max: 7, step: 1 }, 1],
])('step is %s', (_, bounds, step) => expect(rangeStep(bounds)).toBe(step));

const bounds = { min: 0, max: 100 };
test.each([
  { what: 'low above high stops at high', range: [80, 60], moved: 'low', expected: [60, 60] },
  { what: 'high below low stops at low', range: [40, 10], moved: 'high', expected: [40, 40] },
  { what: 'ends stay inside the bounds', range: [-5, 300], moved: 'high', expected: [0, 100] },
] as const)('$what', ({ range, moved, expected }) => {
  expect(boundedRange(range, moved, bounds)).toEqual(expected);
});

test.each([
  ['digits', '25000', '25000'],
  ['five characters at most', '1234567', '12345'],
  ['a pasted price', '$25,000', '25000'],
  ['spaces', ' 25 000 ', '25000'],
  ['a digit after a formatted value', '8,0005', '80005'],
  ['a comma alone', ',', ''],
])('a box keeps %s', (_, text, kept) => expect(typedCharacters(text)).toBe(kept));

test.each([
  ['', null],
  ['   ', null],
  ['abc', null],
  ['12,500', 12_500],
  ['$400', 400],
])('typed %j is %j', (text, value) => expect(typedNumber(text)).toBe(value));
