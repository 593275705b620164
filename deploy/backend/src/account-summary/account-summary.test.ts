import { isInProgress, type Order } from '@forecourt/shared-contracts/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { errorCode } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

type Summary = { orders: number; cart: number; favorites: number };

describe.each(testEngines)("the header's numbers on $engine", ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
    backend = testBackend(database.db);
    backend.stock(200, 1000);
    await backend.seed('northstar');
  });
  afterAll(() => database.close());

  it('include the orders in progress, placed ones, apart from the cart', async () => {
    const buyer = backend.client({ sub: 'demo-northstar' });
    const { orders } = (await buyer.get<{ orders: Order[] }>('/api/commerce/orders')).body;
    const inProgress = orders.filter(isInProgress).length;
    expect(inProgress).toBeGreaterThan(0);
    expect(inProgress).toBeLessThan(orders.length);
    const { body } = await buyer.get<Summary>('/api/account/summary');
    expect(body).toEqual({ orders: inProgress, cart: 0, favorites: 0 });
  });

  it('include the vehicle in the cart, until it is taken out', async () => {
    const buyer = backend.client({ sub: 'cart-owner' });
    const [vin = ''] = backend.stock(1, 6000);
    const cart = async () => (await buyer.get<Summary>('/api/account/summary')).body.cart;
    await buyer.send('PUT', '/public/cart', { body: { vin, purchaseType: 'Cash', zipCode: '60601' } });
    expect(await cart()).toBe(1);
    await buyer.send('DELETE', '/public/cart');
    expect(await cart()).toBe(0);
  });

  it('include the saved vehicles', async () => {
    const buyer = backend.client({ sub: 'saver' });
    const [vin = ''] = backend.stock(1, 5000);
    await buyer.send('PUT', `/api/favorites/${vin}`);
    const { body } = await buyer.get<Summary>('/api/account/summary');
    expect(body).toEqual({ orders: 0, cart: 0, favorites: 1 });
  });

  it.each([
    ['another account', { sub: 'somebody' }],
    ['the same account at another dealer', { sub: 'demo-northstar', tenantId: 'harbor' }],
  ])('are zero for %s', async (_, visitor) => {
    const { body } = await backend.client(visitor).get<Summary>('/api/account/summary');
    expect(body).toEqual({ orders: 0, cart: 0, favorites: 0 });
  });

  it('are refused to a guest', async () => {
    const answer = await backend.client().get('/api/account/summary');
    expect([answer.status, errorCode(answer)]).toEqual([401, 'error.auth.missing']);
  });
});
