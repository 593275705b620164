import type { LenderDecision, ListedOrder, Order } from '@forecourt/shared-contracts/commerce';
import { nextAction, type NextActionId } from '@forecourt/shared-contracts/progress';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { ownOrders } from '../orders/index.ts';
import { orders as orderRows } from '../orders/orders.tables.ts';
import type { TestClient } from '../testing/client.ts';
import { countStatements } from '../testing/count-statements.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { orderStandings } from './order-progress.ts';

const visibility = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };
const dayMs = 24 * 60 * 60 * 1000;

let database: Database;
let backend: TestBackend;
let client: TestClient;
let orders: readonly ListedOrder[];
beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(900);
  await backend.seed('northstar');
  client = backend.client({ sub: 'demo-northstar' });
  orders = await listed();
});
afterAll(() => database.close());

async function listed(): Promise<readonly ListedOrder[]> {
  return (await client.get<{ orders: ListedOrder[] }>('/api/commerce/orders')).body.orders;
}

function orderOf(key: string): ListedOrder {
  const order = orders.find(({ orderNumber }) => orderNumber === demoOrderNumber('northstar', key));
  if (!order) throw new Error(`no order ${key}`);
  return order;
}

describe('the list of orders in its one call (ACCT-59)', () => {
  it.each<[string, NextActionId]>([
    ['lender-approved', 'answer-approval'],
    ['lender-declined', 'lenders-declined'],
    ['lender-timed-out', 'lender-timed-out'],
    ['insurance-ready', 'verify-insurance'],
    ['insurance-checking', 'finish-id'],
    ['insurance-not-found', 'fix-insurance'],
    ['insurance-done', 'verify-id'],
    ['illinois', 'verify-id-by-phone'],
    ['documents-partly', 'finish-documents'],
    ['needs-attention', 'fix-insurance'],
    ['contract-ready', 'sign-contract'],
    ['contract-begun', 'finish-signing'],
    ['contract-expired', 'renew-contract'],
    ['contract-signed', 'pay'],
    ['payment-pending', 'schedule'],
    ['payment-failed', 'fix-payment'],
    ['paid', 'schedule'],
    ['delivery-coming', 'hand-over'],
    ['hand-over-unconfirmed', 'schedule'],
    ['offramp-ready', 'verify-insurance'],
    ['delivered', 'delivered'],
  ])('%s: %s', (key, id) => {
    const order = orderOf(key);
    expect(nextAction({ order, progress: order.progress, visibility }).id).toBe(id);
  });

  it.each([
    ['contract-begun', 'signing'],
    ['contract-expired', 'signing'],
    ['insurance-not-found', 'insurance'],
    ['insurance-checking', 'id-verification'],
    ['documents-partly', 'documents'],
    ['paid', 'fulfillment'],
    ['hand-over-unconfirmed', 'fulfillment'],
  ])('%s: says since when %s is as it is', (key, id) => {
    const { progress, creationDate } = orderOf(key);
    const since = progress?.steps.find((step) => step.id === id)?.since;
    expect(Date.parse(since ?? '')).toBeGreaterThanOrEqual(Date.parse(creationDate));
    expect(Date.parse(since ?? '')).toBeLessThanOrEqual(backend.clock.now().getTime());
  });

  it.each([
    ['hand-over-unconfirmed', true],
    ['delivery-coming', false],
    ['delivered', false],
    ['paid', false],
  ])('%s: says whether its hand-over may have been missed (TRACK-90): %s', async (key, isMissed) => {
    expect(orderOf(key).isHandOverMissed).toBe(isMissed);
    const path = `/public/commerce/orders/${demoOrderNumber('northstar', key)}`;
    expect((await client.get<{ data: Order }>(path)).body.data.isHandOverMissed).toBe(isMissed);
  });

  it.each([
    ['delivery-coming', 120],
    ['insurance-ready', null],
  ])('%s: says when its appointment ends, %s minutes after it begins', (key, minutes) => {
    const { delivery, appointmentEndTime } = orderOf(key);
    const startMs = Date.parse(delivery?.appointmentTime ?? '');
    const end = minutes === null ? null : new Date(startMs + minutes * 60_000).toISOString();
    expect(appointmentEndTime).toBe(end);
  });

  it('says whether the dealer reported that a hand-over failed (TRACK-90)', async () => {
    const orderNumber = demoOrderNumber('northstar', 'delivery-coming');
    const store = tenantStore(database.db, 'northstar');
    const failedAt = (at: Date | null) =>
      store.update(orderRows, { handOverFailedAt: at }, eq(orderRows.orderNumber, orderNumber));
    expect(orderOf('hand-over-unconfirmed').isHandOverFailed).toBe(false);
    await failedAt(backend.clock.now());
    const failed = (await listed()).find((order) => order.orderNumber === orderNumber);
    await failedAt(null);
    expect(failed).toMatchObject({ isHandOverMissed: true, isHandOverFailed: true });
  });

  it('gives the terms of a counteroffer, and of no other decision (BUY-63)', async () => {
    const path = `/api/commerce/orders/${demoOrderNumber('northstar', 'lender-countered')}/lender-decision`;
    const { terms } = (await client.get<LenderDecision>(path)).body;
    const { counterOffer, price } = orderOf('lender-countered');
    expect(terms).toMatchObject(counterOffer ?? {});
    expect(counterOffer?.downPaymentCents).toBe((price.finance?.downPaymentCents ?? 0) + 100_000);
    expect(orders.filter((order) => order.counterOffer)).toHaveLength(1);
  });

  it('an order that is completed at the dealer has no payment step (TRACK-30)', () =>
    expect(orderOf('offramp').progress?.steps.map(({ id }) => id)).not.toContain('payment'));

  it('asks the database as often for all orders as for one', async () => {
    const store = tenantStore(database.db, 'northstar');
    const own = await ownOrders(store, 'demo-northstar');
    const question = { tenant: testTenants.byId('northstar')!, now: backend.clock.now() };
    const statements = countStatements(database.db);
    const asked = async (count: number) => {
      const before = statements();
      await orderStandings(store, own.slice(0, count), question);
      return statements() - before;
    };
    expect([await asked(1), await asked(own.length)]).toEqual([6, 6]);
  });
});

describe('until when the vehicle is held (BUY-71)', () => {
  it.each([
    ['insurance-ready', true],
    ['cash-ready', true],
    ['contract-begun', true],
    ['lender-approved', true],
    ['application-received', false],
    ['contract-expired', false],
    ['contract-signed', false],
    ['offramp', false],
    ['delivered', false],
  ])('%s: %s', async (key, isHeld) => {
    const { heldUntil, progress } = orderOf(key);
    const end = isHeld ? new Date(Date.parse(progress?.changedAt ?? '') + 7 * dayMs).toISOString() : null;
    expect(heldUntil).toBe(end);
    const path = `/public/commerce/orders/${demoOrderNumber('northstar', key)}`;
    expect((await client.get<{ data: Order }>(path)).body.data.heldUntil).toBe(end);
  });
});
