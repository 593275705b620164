import { setTimeout as wait } from 'node:timers/promises';
import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { ownOrders } from '../orders/index.ts';
import { errorCode } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { removeCart } from './cart-rows.ts';

describe.each(testEngines)('an account that is deleted on $engine', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('places no order meanwhile: nobody could sign, pay or cancel it', async () => {
    const sub = 'account-that-orders';
    const backend = testBackend(database.db);
    backend.stock(1);
    const client = backend.client({ sub });
    const body = { vin: testVin(1), purchaseType: 'Cash' };
    const { cart } = (await client.send<{ cart: Cart }>('PUT', '/public/cart', { body })).body;
    const store = tenantStore(database.db, 'northstar');
    const ordering = await store.transaction(async (inner) => {
      await removeCart(inner, `sub:${sub}`);
      const placed = client.send('POST', '/api/commerce/orders', {
        body: { purchaseType: 'Cash', terms: orderTerms(cart.price) },
        headers: { 'idempotency-key': 'order-while-deleted' },
      });
      await wait(300);
      return { placed };
    });
    expect(errorCode(await ordering.placed)).toBe('error.cart.empty');
    expect(await ownOrders(store, sub)).toEqual([]);
  });
});
