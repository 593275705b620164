import { expect, test } from 'vitest';
import { chosenLines, handOverPrice } from './hand-over-price.ts';

test.each([
  ['a fee in the price', 9_900, { type: 'DELIVERY', feeCents: 0 }, 'amount'],
  ['nothing chosen', 0, null, 'open'],
  ['nothing chosen, of an older server', 0, undefined, 'open'],
  ['a pickup for $99 booked after signing', 0, { type: 'PICKUP', feeCents: 9_900 }, 'apart'],
  ['a delivery within the included distance', 0, { type: 'DELIVERY', feeCents: 0 }, 'included'],
  ['a choice from the cart, not scheduled', 0, { type: 'DELIVERY', feeCents: null }, 'included'],
] as const)('%s', (_name, lineCents, delivery, expected) => {
  expect(handOverPrice(lineCents, delivery)).toBe(expected);
});

test.each([
  ['nothing chosen', 0, null, ['sales-tax']],
  ['a pickup', 0, { type: 'PICKUP', feeCents: 0 }, ['sales-tax', 'delivery-fee']],
  ['a fee in the price', 9_900, null, ['sales-tax', 'delivery-fee']],
] as const)('the lines of a contract and an invoice with %s', (_name, amountCents, delivery, expected) => {
  const lines = [
    { code: 'sales-tax' as const, amountCents: 0 },
    { code: 'delivery-fee' as const, amountCents },
  ];
  expect(chosenLines(lines, delivery).map(({ code }) => code)).toEqual(expected);
});
