import { getDataReport } from '@forecourt/shared-contracts/privacy';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carts, lenderDecisions } from '../commerce/commerce.tables.ts';
import { tenantStore, type Database, type TenantStore } from '../db/index.ts';
import { fulfillmentAppointments } from '../fulfillment/fulfillment.tables.ts';
import { idVerificationTransactions } from '../id-verification/id-verification.tables.ts';
import { orders } from '../orders/orders.tables.ts';
import { paymentRefunds, payments } from '../payments/payments.tables.ts';
import { signingConsents, signingPackages } from '../signing/signing.tables.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';
import { reportedChoices, reportedPurchases } from './report-parts.ts';

const sub = 'account-with-order';
const at = new Date('2026-06-01T12:00:00.000Z');
const before = new Date('2025-06-01T12:00:00.000Z');
const from = '2025-06-15T12:00:00.000Z';
const address = { line1: '1 Main St', line2: '', city: 'Detroit', state: 'MI', zip: '48226' };
const place = { ...address, name: '' };
const handOver = { type: 'DELIVERY', place, address, feeCents: 9_900, distanceMiles: 12 } as const;

let database: Database;
let store: TenantStore;
let orderNumber: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const backend = testBackend(database.db);
  backend.stock(200);
  await backend.seed('northstar');
  store = tenantStore(database.db, 'northstar');
  orderNumber = (await store.find(orders))[0]?.orderNumber ?? '';
  const tables = [fulfillmentAppointments, payments, signingPackages, signingConsents] as const;
  for (const table of tables) await store.remove(table, eq(table.orderNumber, orderNumber));
  const others = [paymentRefunds, idVerificationTransactions, lenderDecisions] as const;
  for (const table of others) await store.remove(table, eq(table.orderNumber, orderNumber));
  const change = { ownerSub: sub, createdAt: at, handOver };
  await store.update(orders, change, eq(orders.orderNumber, orderNumber));
});
afterAll(() => database.close());

async function fillOrder(): Promise<void> {
  const { address: ignored, ...booked } = handOver;
  await store.insert(
    fulfillmentAppointments,
    [at, before].map((bookedAt) => ({
      ...{ id: crypto.randomUUID(), orderNumber, ...booked, instructions: 'Gate code 4711', bookedAt },
      ...{ startAt: at, endAt: at, endedAt: bookedAt === before ? at : null },
    })),
  );
  await store.insert(payments, [
    {
      ...{ id: 'payment-1', orderNumber, portion: 'due-now', method: 'card', amountCents: 50_000 },
      ...{ phase: 'captured', paymentMethodId: 'pm_secret', intentId: 'pi_secret', createdAt: at },
      ...{ instrument: 'Visa ending in 4242', buyerEmail: 'ada@example.com', endedAt: at },
    },
  ]);
  await store.insert(paymentRefunds, [
    {
      ...{ id: 'refund-secret', orderNumber, paymentId: 'payment-1', amountCents: 100 },
      ...{ phase: 'done', createdAt: at },
    },
  ]);
  await store.insert(signingPackages, [
    {
      ...{ orderNumber, envelopeId: 'envelope-secret', status: 'Cancelled', signersCompleted: [] },
      ...{ updatedAt: at, madeAt: at, language: 'en', buyerName: 'Ada Lee', buyerEmail: 'ada@example.com' },
      ...{ dealerName: 'Another Person', endedAs: 'DECLINED', endedNote: 'Too expensive', endedAt: at },
    },
  ]);
  const consent = { orderNumber, termsVersion: 1, consentLanguage: 'es', givenAt: at, withdrawnAt: at };
  await store.insert(signingConsents, [{ id: 'consent-secret', ...consent }]);
  await store.insert(idVerificationTransactions, [
    {
      ...{ id: 'check-secret', orderNumber, status: 'SUCCESSFUL', startedAt: at, expiresAt: at, endedAt: at },
      ...{ method: 'text-link', phoneLast4: '0142', phoneMark: 'mark-secret', tokenHash: 'hash-secret' },
    },
  ]);
  await store.insert(lenderDecisions, [
    {
      ...{ orderNumber, lenderName: 'Lakeshore Credit Union', submittedAt: at, dueAt: at, decidedAt: at },
      ...{ buyerEmail: 'ada@example.com', applicationId: 'application-secret', reasons: [] },
    },
  ]);
}

it('a report has what belongs to the orders of the period, and no token, hash or provider’s id', async () => {
  await fillOrder();
  const period = { from, isWithin: (instant: string) => instant >= from };
  const { entries } = getDataReport.response;
  const { orders: reported, ...parts } = await reportedPurchases(store, sub, period);
  expect(reported).toMatchObject([{ orderNumber, handOver }]);
  expect(v.parse(entries.orders, reported)).toMatchObject([{ handOver }]);
  expect(parts.appointments).toMatchObject([
    { orderNumber, type: 'DELIVERY', place, instructions: 'Gate code 4711', bookedAt: at.toISOString() },
  ]);
  expect(parts.payments).toMatchObject([
    {
      ...{ method: 'card', amountCents: 50_000, status: 'captured', instrument: 'Visa ending in 4242' },
      ...{ email: 'ada@example.com', refunds: [{ amountCents: 100, status: 'done' }] },
    },
  ]);
  expect(parts.contracts).toMatchObject([
    { buyerName: 'Ada Lee', endedAs: 'DECLINED', reason: 'Too expensive', signedAt: null },
  ]);
  expect(parts.electronicConsents).toMatchObject([{ termsVersion: 1, language: 'es' }]);
  expect(parts.idVerifications).toMatchObject([{ status: 'SUCCESSFUL', phoneLast4: '0142' }]);
  expect(parts.creditDecisions).toMatchObject([{ lenderName: 'Lakeshore Credit Union' }]);
  for (const name of ['appointments', 'payments', 'contracts', 'electronicConsents'] as const)
    expect(v.parse(entries[name], parts[name])).toEqual(parts[name]);
  for (const name of ['idVerifications', 'creditDecisions'] as const)
    expect(v.parse(entries[name], parts[name])).toEqual(parts[name]);
  expect(JSON.stringify(parts)).not.toMatch(/secret|Another Person/);
});

it('a report has the terms and the delivery address of the cart', async () => {
  await store.insert(carts, [
    {
      ...{ holder: `sub:${sub}`, id: 'cart-secret', vin: '1FORECOURT0000001', purchaseType: 'Lease' },
      ...{ zipCode: '48226', annualMiles: 10_000, handOver, updatedAt: at },
    },
  ]);
  const { cart } = await reportedChoices(store, sub);
  expect(v.parse(getDataReport.response.entries.cart, cart)).toMatchObject({
    ...{ purchaseType: 'Lease', zipCode: '48226', annualMiles: 10_000, handOver },
  });
  expect(JSON.stringify(cart)).not.toContain('secret');
});
