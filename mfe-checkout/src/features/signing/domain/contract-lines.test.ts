import { describe, expect, test } from 'vitest';
import { contractTermsFixture } from '../../../testing/contract-fixture.ts';
import { contractLines, disclosureBoxes, disclosureLines } from './contract-lines.ts';

const vehicle = { vin: null, year: 2019, make: 'Honda', model: 'Civic', trim: 'LX', mileage: 41_000 };

function tradeIn(valueCents: number, payoffCents: number) {
  return { vehicle, valueCents, payoffCents, equityCents: valueCents - payoffCents };
}

const finance = {
  aprPercent: 6.5,
  financeChargeCents: 500_000,
  amountFinancedCents: 3_000_000,
  totalOfPaymentsCents: 3_500_000,
  downPaymentCents: 250_000,
  totalSalePriceCents: 3_750_000,
  termMonths: 60,
  monthlyPaymentCents: 58_333,
  lastPaymentCents: 58_353,
};

describe('the price of a contract', () => {
  test('its lines, their total, and what is due', () =>
    expect(contractLines(contractTermsFixture())).toEqual([
      { id: 'vehicle-price', amountCents: 4_150_000 },
      { id: 'sales-tax', amountCents: 228_250 },
      { id: 'total', amountCents: 4_378_250, kind: 'total' },
      { id: 'deposit', amountCents: 25_000 },
      { id: 'balance', amountCents: 4_353_250, kind: 'subtotal' },
    ]));

  test.each([
    ['with a payoff', tradeIn(800_000, 300_000), ['trade-in-value -800000', 'trade-in-payoff 300000']],
    ['without a payoff', tradeIn(800_000, 0), ['trade-in-value -800000']],
  ])('a trade-in %s', (_row, given, expected) => {
    const lines = contractLines(contractTermsFixture({ tradeIn: given }));
    const own = lines.filter(({ id }) => id.startsWith('trade-in'));
    expect(own.map(({ id, amountCents }) => `${id} ${amountCents}`)).toEqual(expected);
  });
});

describe('the disclosure of a loan', () => {
  test('its figures in their order', () =>
    expect(disclosureLines(finance, undefined).map(({ id, amountCents }) => [id, amountCents])).toEqual([
      ['monthly', 58_333],
      ['down', 250_000],
      ['totalSalePrice', 3_750_000],
    ]));

  test('its four boxes', () =>
    expect(disclosureBoxes(finance)).toEqual([
      { id: 'apr', percent: 6.5 },
      { id: 'financeCharge', amountCents: 500_000 },
      { id: 'amountFinanced', amountCents: 3_000_000 },
      { id: 'totalOfPayments', amountCents: 3_500_000 },
    ]));

  test.each([
    ['no trade-in', undefined, 'totalSalePriceNote'],
    ['a trade-in with equity', tradeIn(800_000, 300_000), 'totalSalePriceTradeNote'],
    ['a trade-in that is worth its payoff', tradeIn(300_000, 300_000), 'totalSalePriceNote'],
    ['a trade-in with more owed than it is worth', tradeIn(300_000, 400_000), 'totalSalePriceNote'],
  ])('the total sale price with %s', (_row, given, expected) =>
    expect(disclosureLines(finance, given).at(-1)?.noteKey).toBe(expected),
  );
});
