import { expect, test } from 'vitest';
import { equalPaymentCount } from './equal-payment-count.ts';

test.each([
  [12, 11],
  [72, 71],
])('%s months: %s equal payments and a last one', (termMonths, expected) =>
  expect(equalPaymentCount({ termMonths })).toBe(expected),
);
