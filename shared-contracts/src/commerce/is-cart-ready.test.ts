import { expect, test } from 'vitest';
import { priceFixture } from '../testing/price-fixture.ts';
import { isCartReady } from './is-cart-ready.ts';

const price = priceFixture();

test.each([
  ['a cart within its 7 days', { price }, true],
  ['an expired deal (BUY-11)', { price, isExpired: true }, false],
  ['a price below zero', { price: { ...price, errors: ['negative-price' as const] } }, false],
  ['an empty list of errors', { price: { ...price, errors: [] } }, true],
])('%s', (_case, cart, isReady) => {
  expect(isCartReady(cart)).toBe(isReady);
});
