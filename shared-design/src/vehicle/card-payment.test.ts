import { describe, expect, test } from 'vitest';
import { cardPayment } from './card-payment.ts';

const estimated = {
  monthlyPaymentCents: 48_712,
  downPaymentCents: 250_000,
  termMonths: 72,
  aprPercent: 6.49,
};
const personalized = { ...estimated, monthlyPaymentCents: 45_001 };
const lease = {
  monthlyPaymentCents: 52_704,
  termMonths: 36,
  annualMiles: 10_000,
  dueAtSigningCents: 298_204,
};
const possible = { suggestedDownPaymentCents: 600_000, currentDownPaymentCents: 250_000, removeTrade: true };
const pricing = { monthlyPaymentCents: 41_200, aprPercent: 6.49, termMonths: 72 };

describe('the payment that a card shows (PRICE-13, PRICE-15, PRICE-16)', () => {
  test.each([
    [
      "'If an estimated monthly payment exists: show Est. payment'",
      { estimated },
      { kind: 'estimated', ...estimated },
    ],
    [
      "'If a plain monthlyPayment with APR exists: show /mo with down payment, APR % and term'",
      { estimated, personalized },
      { kind: 'personalized', ...personalized },
    ],
    [
      "'lender-qualified finance or lease'",
      { estimated, personalizedLease: lease },
      { kind: 'lease', isQualified: true, ...lease },
    ],
    ["'With neither, and not pending sale: a personalize button'", {}, { kind: 'personalize' }],
    [
      "'If a payment or estimate exists the block shows, otherwise a placeholder'",
      { isPendingSale: true },
      { kind: 'placeholder' },
    ],
    [
      "'The payment tooltip varies by: pre-qualification incomplete', beside an estimate",
      { estimated, isPrequalificationIncomplete: true },
      { kind: 'estimated', ...estimated, isPrequalificationIncomplete: true },
    ],
    [
      "'The payment tooltip varies by: pre-qualification incomplete', without one",
      { isPrequalificationIncomplete: true },
      { kind: 'personalize', isPrequalificationIncomplete: true },
    ],
    [
      "'When price errors exist: a no-payment message, not qualified'",
      { estimated, priceError: 'not-qualified' },
      { kind: 'notQualified' },
    ],
    [
      "'Payment variants: out of range'",
      { estimated, priceError: 'out-of-range' },
      { kind: 'notQualified', isOutOfRange: true },
    ],
    ["'Payment variants: no payment'", { estimated, priceError: 'no-payment' }, { kind: 'placeholder' }],
    ['null is no error', { estimated, priceError: null }, { kind: 'estimated', ...estimated }],
    [
      "'loan-to-value adjustments: increase the down payment', with what one would pay",
      { priceError: 'not-qualified', possible: { ...possible, pricing } },
      { kind: 'adjust', downPayment: { change: 'raise', amountCents: 600_000 }, removeTrade: true, pricing },
    ],
    [
      "'loan-to-value adjustments: reduce the down payment'",
      {
        priceError: 'out-of-range',
        possible: { ...possible, suggestedDownPaymentCents: 100_000, removeTrade: false },
      },
      { kind: 'adjust', downPayment: { change: 'lower', amountCents: 100_000 }, removeTrade: false },
    ],
    [
      "'or remove trade-in'",
      { priceError: 'not-qualified', possible: { currentDownPaymentCents: 250_000, removeTrade: true } },
      { kind: 'adjust', downPayment: null, removeTrade: true },
    ],
    [
      'a suggestion that changes nothing is none',
      {
        priceError: 'not-qualified',
        possible: {
          suggestedDownPaymentCents: 250_000,
          currentDownPaymentCents: 250_000,
          removeTrade: false,
        },
      },
      { kind: 'notQualified' },
    ],
  ] as const)('%s', (_, facts, payment) => expect(cardPayment(facts)).toEqual(payment));
});
