import { expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { paymentExample } from './payment-example.ts';

const { payment } = pageFixture().tenant;

test('each available term repays the same loan at the used rate of the default credit range', () => {
  const { rows, ...loan } = paymentExample(payment);
  expect(loan).toEqual({ tierName: 'Very good', aprPercent: 9.89, amountCents: 2_000_000 });
  expect(rows.map(({ months }) => months)).toEqual(payment.termsMonths);
  for (const [at, row] of rows.entries()) {
    const shorter = rows[at - 1];
    if (shorter) expect(row.paymentCents).toBeLessThan(shorter.paymentCents);
    if (shorter) expect(row.interestCents).toBeGreaterThan(shorter.interestCents);
  }
});

test.each([
  ['the least that the dealer finances', { minimumFinancedCents: 3_000_000 }, { amountCents: 3_000_000 }],
  [
    'the first range when the default one is none of them',
    { defaultCreditTier: 'x' },
    { tierName: 'Excellent' },
  ],
])('uses %s', (_name, settings, expected) => {
  expect(paymentExample({ ...payment, ...settings })).toMatchObject(expected);
});
