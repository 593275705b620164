import { progressSteps } from '@forecourt/shared-contracts/progress';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { loadProgress } from './load-progress.ts';

let database: Database;
let backend: TestBackend;
beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(300);
  await backend.seed('northstar');
});
afterAll(() => database.close());

const all = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

it.each([
  ['insurance-ready', ['READY', 'READY', 'READY', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
  ['documents-partly', ['COMPLETED', 'COMPLETED', 'IN_PROGRESS', 'NOT_READY', 'NOT_READY', 'NOT_READY']],
  [
    'needs-attention',
    ['NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'NEEDS_ATTENTION', 'NOT_READY', 'NOT_READY'],
  ],
  ['lease', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'NOT_READY', 'NOT_READY']],
  ['contract-signed', ['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'READY', 'READY']],
  ['offramp', ['COMPLETED', 'READY', 'READY', 'NOT_READY', 'NOT_READY']],
])('%s: the rows produce the statuses that the tracker shows', async (key, statuses) => {
  const store = tenantStore(database.db, 'northstar');
  const where = eq(orders.orderNumber, demoOrderNumber('northstar', key));
  const order = await store.findOne(orders, { where });
  if (!order) throw new Error(`no order ${key}`);
  const snapshot = await loadProgress(store, order, backend.clock.now());
  expect(progressSteps(snapshot, all).map(({ status }) => status)).toEqual(statuses);
});
