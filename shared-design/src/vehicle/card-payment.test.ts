import { expect, test } from 'vitest';
import { cardPayment } from './card-payment.ts';

const estimated = {
  monthlyPaymentCents: 48_712,
  downPaymentCents: 250_000,
  termMonths: 72,
  aprPercent: 6.49,
};
const personalized = { ...estimated, monthlyPaymentCents: 45_001 };
const possible = { suggestedDownPaymentCents: 600_000, currentDownPaymentCents: 250_000, removeTrade: true };

test.each([
  ['an estimate shows as estimate', { estimated }, { kind: 'estimated', ...estimated }],
  [
    'a payment with APR wins over the estimate',
    { estimated, personalized },
    { kind: 'personalized', ...personalized },
  ],
  ['neither gives a way to personalise', {}, { kind: 'personalize' }],
  ['neither on a pending sale gives a placeholder', { isPendingSale: true }, { kind: 'placeholder' }],
  ['price errors hide a payment', { estimated, hasPriceErrors: true }, { kind: 'notQualified' }],
  [
    'price errors with a higher down payment possible',
    { hasPriceErrors: true, possible },
    { kind: 'adjust', downPayment: { change: 'raise', amountCents: 600_000 }, removeTrade: true },
  ],
  [
    'price errors with a lower down payment possible',
    {
      hasPriceErrors: true,
      possible: { ...possible, suggestedDownPaymentCents: 100_000, removeTrade: false },
    },
    { kind: 'adjust', downPayment: { change: 'lower', amountCents: 100_000 }, removeTrade: false },
  ],
  [
    'price errors with only the trade-in to remove',
    { hasPriceErrors: true, possible: { currentDownPaymentCents: 250_000, removeTrade: true } },
    { kind: 'adjust', downPayment: null, removeTrade: true },
  ],
])('%s', (_, facts, payment) => expect(cardPayment(facts)).toEqual(payment));
