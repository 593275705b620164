import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { Purchase, PurchaseStepId } from '@forecourt/shared-contracts/purchase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import type { TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;
const freshAddress = () => `198.18.${(sequence += 1) >> 8}.${sequence & 255}`;

describe.each(testEngines)('the steps of a purchase on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(3);
  });

  const put = (client: TestClient, purchaseType: Cart['purchaseType'] = 'Finance') =>
    client.send<{ cart: Cart }>('PUT', '/public/cart', { body: { vin: testVin(1), purchaseType } });
  const read = async (client: TestClient) => (await client.get<Purchase>('/public/purchase')).body;
  const statusOf = async (client: TestClient, id: PurchaseStepId) =>
    (await read(client)).steps.find((step) => step.id === id)?.status;

  it('of a visit without a cart, and without a visit, start with the vehicle', async () => {
    for (const client of [backend.client({ sessionId: fresh('session') }), backend.client()]) {
      expect(await read(client)).toMatchObject({ purchaseType: null, vehiclePath: null });
      expect(await statusOf(client, 'cart')).toBe('READY');
      expect(await statusOf(client, 'coverage')).toBe('NOT_READY');
    }
  });

  it('follow the cart: chosen, by cash without an application, gone', async () => {
    const client = backend.client({ sessionId: fresh('session') });
    await put(client);
    expect(await read(client)).toMatchObject({
      purchaseType: 'Finance',
      vehiclePath: `/vehicle/${testVin(1)}`,
    });
    expect(await statusOf(client, 'cart')).toBe('COMPLETED');
    await put(client, 'Cash');
    expect(await statusOf(client, 'application')).toBeUndefined();
    backend.catalog.put(testVin(1), { availability: 'Sold' });
    expect(await statusOf(client, 'cart')).toBe('NEEDS_ATTENTION');
  });

  it('follow a guest into the account, and report that the caller is signed in', async () => {
    const sessionId = fresh('session');
    await put(backend.client({ sessionId }));
    const member = backend.client({ sub: fresh('ann'), sessionId });
    expect(await statusOf(member, 'cart')).toBe('COMPLETED');
    expect(await statusOf(member, 'account')).toBe('COMPLETED');
  });

  it('report a test drive of this very vehicle, also after signing in', async () => {
    const sessionId = fresh('session');
    const client = backend.client({ sessionId });
    await put(client);
    const ask = (number: number) =>
      client.send('POST', '/public/leads/test-drives', {
        body: {
          firstName: 'Ann',
          lastName: 'Lee',
          email: `${fresh('ann')}@example.com`,
          consent: false,
          vin: testVin(number),
        },
        headers: { 'idempotency-key': fresh('key'), 'x-forwarded-for': freshAddress() },
      });
    await ask(2);
    expect(await statusOf(client, 'test-drive')).toBe('READY');
    expect((await ask(1)).status).toBe(200);
    expect(await statusOf(client, 'test-drive')).toBe('COMPLETED');
    const member = backend.client({ sub: fresh('ann') });
    await member.send('POST', '/api/account/merge', { body: { sessionId } });
    expect(await statusOf(member, 'cart')).toBe('COMPLETED');
    expect(await statusOf(member, 'test-drive')).toBe('COMPLETED');
  });

  it('need attention if the price breaks a rule', async () => {
    const client = backend.client({ sessionId: fresh('session') });
    await put(client);
    backend.contributions.tradeIn = () => Promise.resolve({ valueCents: 40_000_00, payoffCents: 0 });
    expect(await statusOf(client, 'cart')).toBe('NEEDS_ATTENTION');
  });
});
