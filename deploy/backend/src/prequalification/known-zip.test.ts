import type { Prequalification } from '@forecourt/shared-contracts/prequalification';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const path = '/public/prequalification';
const person = {
  firstName: 'Dana',
  lastName: 'Doe',
  mobileNumber: '2125550142',
  email: 'dana@example.com',
  zipCode: '04101',
  isSubscribedToMarketing: false,
  subscribedToMarketingSMS: false,
};

it('knows the ZIP code of the visit’s cart, until a person is entered (BUY-91)', async () => {
  const backend = testBackend(database.db);
  backend.stock(1);
  const client = backend.client({ sessionId: 'visit-000001' });
  const known = async () =>
    (await client.get<{ prequalification: Prequalification }>(path)).body.prequalification.knownZip;
  expect(await known()).toBeUndefined();
  const body = { vin: testVin(1), purchaseType: 'Cash', zipCode: '60601' };
  expect((await client.send('PUT', '/public/cart', { body })).status).toBe(200);
  expect(await known()).toBe('60601');
  expect((await client.send('PUT', `${path}/person`, { body: person })).status).toBe(200);
  expect(await known()).toBeUndefined();
});
