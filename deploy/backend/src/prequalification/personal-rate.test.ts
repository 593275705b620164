import type { Cart } from '@forecourt/shared-contracts/commerce';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testVin } from '../testing/test-catalog.ts';
import { testBackend } from '../testing/test-backend.ts';
import { personalRate } from './personal-rate.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

it("an approval affects the cart's price only while it is valid", async () => {
  const backend = testBackend(database.db);
  backend.stock(1);
  backend.contributions.personalRate = personalRate(backend.clock);
  const client = backend.client({ sessionId: 'visit-of-ada' });
  const path = '/public/prequalification';
  const post = (part: string, body: object) =>
    client.send('POST', `${path}/${part}`, { body, headers: { 'idempotency-key': crypto.randomUUID() } });
  const rate = async () => {
    const { cart } = (await client.get<{ cart: Cart }>('/public/cart')).body;
    return cart.price.finance?.aprPercent;
  };
  await client.send('PUT', '/public/cart', { body: { vin: testVin(1), purchaseType: 'Finance' } });
  const everybodys = await rate();
  await client.send('PUT', `${path}/person`, {
    body: {
      firstName: 'Ada',
      lastName: 'Fair',
      mobileNumber: '2125550187',
      email: 'ada@example.com',
      zipCode: '60601',
      isSubscribedToMarketing: false,
      subscribedToMarketingSMS: false,
    },
  });
  await post('questions', {});
  const answers = [
    { id: 'street', choice: 'Maple Street' },
    { id: 'lender', choice: 'Lakeshore Credit Union' },
    { id: 'city', choice: 'Dayton' },
  ];
  await post('questions/answers', { answers });
  const home = {
    streetAddress: '12 Main Street',
    addressLine2: '',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60601',
  };
  await client.send('PUT', `${path}/full-identification`, { body: { ...home, birthDate: '06/15/1990' } });
  await post('submit', { annualIncome: '85000', consent: true });
  expect([9.77, 13.34]).toContain(await rate());
  expect(await rate()).not.toBe(everybodys);
  backend.clock.advance(30 * 24 * 60 * 60 * 1000);
  expect(await rate()).toBe(everybodys);
});
