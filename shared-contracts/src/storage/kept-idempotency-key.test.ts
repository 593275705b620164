import { expect, test } from 'vitest';
import { createTestPlatform } from '../testing/index.ts';
import { keptIdempotencyKey } from './kept-idempotency-key.ts';

test('the same request has one key, also on the next page of the tab; another request has another', async () => {
  const { storage } = await createTestPlatform();
  const key = keptIdempotencyKey(storage.session, 'order-key', { id: 1, amountCents: 500_00 });
  expect(keptIdempotencyKey(storage.session, 'order-key', { id: 1, amountCents: 500_00 })).toBe(key);
  expect(keptIdempotencyKey(storage.session, 'payment-key', { id: 1, amountCents: 500_00 })).not.toBe(key);
  expect(keptIdempotencyKey(storage.session, 'order-key', { id: 1, amountCents: 500_01 })).not.toBe(key);
});

test('a stored value of another shape is replaced', async () => {
  const { storage } = await createTestPlatform();
  storage.session.write('order-key', { cart: '{"id":1}', key: 'old' });
  expect(keptIdempotencyKey(storage.session, 'order-key', { id: 1 })).not.toBe('old');
});
