import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';
import { orderMailAddress } from './order-mail-address.ts';
import { putAccount } from './testing/put-account.ts';

const sub = 'demo-northstar';
let database: Database;
let orderNumber: string;
let remove = () => Promise.resolve();

beforeAll(async () => {
  database = await openEmptyDatabase();
  const backend = testBackend(database.db);
  backend.stock(80);
  const client = backend.client({ sub });
  const sample = { body: { key: 'contract-signed' } };
  const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', sample);
  ({ orderNumber } = body);
});
afterAll(() => database.close());
beforeEach(async () => {
  await remove();
  remove = () => Promise.resolve();
});

const store = () => tenantStore(database.db, 'northstar');
const address = (buyerEmail: string | null) => orderMailAddress(store(), { orderNumber, buyerEmail });

it('is the verified email that the account has now', async () => {
  remove = await putAccount(store(), { sub, email: 'new@example.com' });
  expect(await address('old@example.com')).toBe('new@example.com');
  expect(await address(null)).toBe('new@example.com');
});

it('is the one of the record while the account has none that is verified', async () => {
  remove = await putAccount(store(), { sub, email: 'new@example.com', isEmailVerified: false });
  expect(await address('old@example.com')).toBe('old@example.com');
});

it('is the one of the record, if that has any, once the account is gone', async () => {
  expect(await address('old@example.com')).toBe('old@example.com');
  expect(await address(null)).toBeUndefined();
});

it('is never that of another tenant', async () => {
  const other = tenantStore(database.db, 'harbor');
  const removeOther = await putAccount(other, { sub, email: 'new@example.com' });
  expect(await address('old@example.com')).toBe('old@example.com');
  await removeOther();
});
