import { expect, it } from 'vitest';
import { wholeDollarLimits } from './whole-dollars.ts';

it.each([
  ['limits to the cent move inside', [1_250_01, 9_999_99], [1_251_00, 9_999_00]],
  ['whole dollars stay', [0, 5_000_00], [0, 5_000_00]],
])('%s', (_row, [leastCents = 0, mostCents = 0], [least, most]) =>
  expect(wholeDollarLimits({ leastCents, mostCents })).toEqual({ leastCents: least, mostCents: most }),
);
