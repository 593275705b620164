import { expect, test } from 'vitest';
import { firstPaymentOn } from './first-payment-on.ts';

test.each([
  ['one month after', '2026-11-28', undefined, '2026-12-28'],
  ['over the end of a year', '2026-12-15', undefined, '2027-01-15'],
  ['the last day of a shorter month', '2027-01-31', undefined, '2027-02-28'],
  ['45 days after', '2026-11-28', 45, '2027-01-12'],
] as const)('%s %s (%s days) is %s', (_name, contractOn, days, expected) => {
  expect(firstPaymentOn(contractOn, days)).toBe(expected);
});
