import { expect, it } from 'vitest';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../testing/cart-fixture.ts';
import { orderKey } from './order-key.ts';

it('stays the same for an unchanged cart, and differs for a changed one', async () => {
  const platform = await createTestPlatform();
  const key = orderKey(platform, cartFixture());
  expect(orderKey(platform, cartFixture())).toBe(key);
  const changed = [
    cartFixture({ id: 'cart-2' }),
    cartFixture({ updatedAt: '2026-06-16T00:00:00.000Z' }),
    cartFixture({}, { priceCents: 4_000_000 }),
    cartFixture({}, { tradeIn: { valueCents: 100_000, payoffCents: 0 } }),
  ].map((cart) => orderKey(platform, cart));
  expect(new Set([key, ...changed]).size).toBe(5);
});
