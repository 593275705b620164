import { describe, expect, it } from 'vitest';
import { cartFixture } from '../testing/cart-fixture.ts';
import { priceRows } from './price-rows.ts';

const amounts = (purchaseType: 'Cash' | 'Finance', incentivesCents = 0) => {
  const { price } = cartFixture({ purchaseType }, { incentivesCents });
  return Object.fromEntries(priceRows(price).map(({ id, amountCents }) => [id, amountCents]));
};

describe('priceRows', () => {
  it('for cash shows every line, the total, the deposit and the balance', () =>
    expect(amounts('Cash')).toEqual({
      'vehicle-price': 4_150_000,
      'document-fee': 29_900,
      'sales-tax': 229_895,
      'title-registration': 18_900,
      'delivery-fee': 0,
      total: 4_428_695,
      deposit: 25_000,
      balance: 4_403_695,
    }));

  it('for finance shows what is paid down and what is financed', () =>
    expect(amounts('Finance')).toMatchObject({
      total: 4_428_695,
      'down-payment': -250_000,
      financed: 4_178_695,
    }));

  it('marks what lowers the price', () => {
    const { price } = cartFixture({ purchaseType: 'Cash' }, { incentivesCents: 150_000 });
    expect(priceRows(price).filter(({ kind }) => kind === 'credit')).toEqual([
      { id: 'incentives', amountCents: -150_000, kind: 'credit' },
    ]);
  });
});
