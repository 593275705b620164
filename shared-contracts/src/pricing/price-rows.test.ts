import { describe, expect, it } from 'vitest';
import { pageFixture } from '../testing/index.ts';
import { incentiveSavingsCents, priceBreakdown, priceRows, priceSummary } from './index.ts';

const settings = pageFixture().tenant.payment;
const price = (purchaseType: 'Cash' | 'Finance', incentivesCents = 0) =>
  priceBreakdown({
    purchaseType,
    priceCents: 4_150_000,
    incentivesCents,
    deliveryFeeCents: 0,
    condition: 'Used',
    state: undefined,
    settings,
  });
const ids = (purchaseType: 'Cash' | 'Finance') => priceRows(price(purchaseType)).map(({ id }) => id);
const lines = ['vehicle-price', 'document-fee', 'sales-tax', 'title-registration', 'delivery-fee', 'total'];

describe('priceRows', () => {
  it('for cash shows every line, the total, the deposit and the balance', () => {
    expect(ids('Cash')).toEqual([...lines, 'deposit', 'balance']);
    const amounts = Object.fromEntries(priceRows(price('Cash')).map((row) => [row.id, row.amountCents]));
    expect((amounts['deposit'] ?? 0) + (amounts['balance'] ?? 0)).toBe(amounts['total']);
  });

  it('for finance shows the down payment and the amount financed', () => {
    expect(ids('Finance')).toEqual([...lines, 'down-payment', 'financed']);
    const rows = priceRows(price('Finance'));
    const amounts = Object.fromEntries(rows.map((row) => [row.id, row.amountCents]));
    expect((amounts['total'] ?? 0) + (amounts['down-payment'] ?? 0)).toBe(amounts['financed']);
  });

  it('marks rows that lower the price', () => {
    expect(priceRows(price('Cash', 150_000)).filter(({ kind }) => kind === 'credit')).toEqual([
      { id: 'incentives', amountCents: -150_000, kind: 'credit' },
    ]);
  });

  it('marks no payment of the buyer as a saving', () => {
    expect(priceRows(price('Finance')).find(({ id }) => id === 'down-payment')).toMatchObject({
      kind: 'line',
    });
  });
});

it.each([
  ['incentives', 150_000],
  ['none', 0],
])('incentiveSavingsCents: what the price is lowered by, with %s', (_, savingsCents) => {
  expect(incentiveSavingsCents(price('Finance', savingsCents))).toBe(savingsCents);
});

describe('priceSummary: the inputs of the price tooltip (SHOP-45)', () => {
  const parts = {
    purchaseType: 'Finance' as const,
    priceCents: 4_150_000,
    incentivesCents: 150_000,
    deliveryFeeCents: 14_900,
    condition: 'New' as const,
    state: undefined,
    settings,
  };
  const protection = [{ code: 'vsc', priceCents: 240_000 }];

  it('the vehicle less incentives, and everything else as taxes and fees', () => {
    const whole = priceBreakdown(parts);
    const summary = priceSummary(whole);
    expect(summary).toMatchObject({ vehicleCents: 4_000_000, tradeInCents: 0, protectionCents: 0 });
    expect(summary.vehicleCents + summary.taxesAndFeesCents).toBe(whole.totalCents);
  });

  it('protection is no tax and no fee', () => {
    const plain = priceSummary(priceBreakdown(parts));
    const covered = priceSummary(priceBreakdown({ ...parts, protection }));
    expect(covered).toEqual({
      ...plain,
      protectionCents: 240_000,
      totalCents: plain.totalCents + 240_000,
    });
  });

  it.each([
    ['equity lowers the total', 650_000, 200_000, 450_000],
    ['what is still owed raises it', 650_000, 920_000, -270_000],
  ])('%s', (_row, valueCents, payoffCents, tradeInCents) => {
    const price = priceBreakdown({ ...parts, protection, tradeIn: { valueCents, payoffCents } });
    const summary = priceSummary(price);
    expect(summary.tradeInCents).toBe(tradeInCents);
    expect(summary.totalCents).toBe(price.totalCents - tradeInCents);
    expect(
      summary.vehicleCents + summary.taxesAndFeesCents + summary.protectionCents - summary.tradeInCents,
    ).toBe(summary.totalCents);
  });
});
