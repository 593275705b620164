import type { Order } from '@forecourt/shared-contracts/commerce';
import type { Payment, PaymentState } from '@forecourt/shared-contracts/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { reportSignature, webhookSecretOf } from '@forecourt/stand-ins/payment-provider/account-keys.ts';
import { sandboxIntents } from '@forecourt/stand-ins/payment-provider/payment-sandbox.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import type { TestClient } from '../testing/client.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { until } from '../testing/until.ts';
import { paymentDisputes } from './payments.tables.ts';

const dueCents = 250_000;
let database: Database;
let backend: TestBackend;
let client: TestClient;
let orderNumber: string;

const store = () => tenantStore(database.db, 'northstar');

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  backend = testBackend(database.db);
  backend.stock(300);
  await backend.seed('northstar');
  client = backend.client({ sub: 'demo-northstar' });
  await store().remove(paymentDisputes, undefined);
  const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
    body: { key: 'contract-signed' },
  });
  orderNumber = body.orderNumber;
  const where = eq(orders.orderNumber, orderNumber);
  const [row] = await store().find(orders, { where });
  const price = { ...row!.price, dueTodayCents: 50_000, balanceCents: 200_000 };
  await store().update(orders, { price, dealType: 'Finance', paymentStatus: null }, where);
});

const state = async () => (await client.get<PaymentState>(`/api/payments/${orderNumber}`)).body;
const newest = async () => (await state()).payments[0]!;
const orderStatus = async () =>
  (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data.paymentInfo?.status;
const untilPhase = (phase: string) =>
  until(async () => {
    backend.clock.advance(2000);
    expect((await newest()).phase).toBe(phase);
  });

const send = (body: object) =>
  client.send<Payment>('POST', `/api/payments/${orderNumber}`, {
    body: { portion: 'due-now', expectedAmountCents: dueCents, ...body },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

async function payByCard() {
  const card = {
    email: 'dana@example.com',
    number: '4242 4242 4242 4242',
    expiry: '12/2034',
    cvc: '123',
    name: 'Dana Demo',
    country: 'US',
    zip: '60601',
  };
  const answer = await backend.payments.sandbox.app.request('/v1/payment_methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'northstar', card }),
  });
  const { id } = (await answer.json()) as { id: string };
  expect((await send({ method: 'card', paymentMethodId: id })).status).toBe(200);
  await untilPhase('captured');
}

async function payByBank() {
  await send({ method: 'bank', returnTo: 'order' });
  await untilPhase('awaiting-bank');
  await backend.payments.sandbox.app.request((await newest()).bankUrl!, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'outcome=pay&account=checking',
  });
  await untilPhase('clearing');
  backend.clock.advance(60_000);
  await untilPhase('captured');
  await store().remove(outboxMessages, undefined);
}

async function intentOfNewest() {
  const { id } = await newest();
  const rows = await store().find(sandboxIntents);
  return rows.find(({ metadata }) => metadata.payment_id === id)!;
}

/** What the provider knows of a dispute from now on; the payment itself stays `succeeded` there. */
async function dispute(reason: string, status: string) {
  const { id, metadata, kind, last4, instrumentName } = await intentOfNewest();
  const method =
    kind === 'card'
      ? { type: kind, card: { brand: 'Visa', last4 } }
      : { type: kind, us_bank_account: { bank_name: instrumentName, last4 } };
  const one = { id: 'dp_1', object: 'dispute', amount: dueCents, reason, status, payment_intent: id };
  const charge = { object: 'charge', refunded: false, disputed: true };
  const intent = { id, object: 'payment_intent', status: 'succeeded', metadata, payment_method: method };
  backend.payments.network.instead = (path) => {
    if (path.startsWith(`GET /v1/payment_intents/${id}`))
      return { status: 200, body: { ...intent, latest_charge: charge } };
    return path === `GET /v1/disputes?payment_intent=${id}`
      ? { status: 200, body: { object: 'list', data: [one] } }
      : undefined;
  };
  return { ...one, metadata: {} };
}

async function report(object: object) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
  const secret = webhookSecretOf(backend.payments.secret, 'northstar');
  return client.send('POST', '/public/payments/webhook', {
    body: payload,
    headers: { 'stripe-signature': reportSignature(secret, payload, backend.clock.now()) },
  });
}

const subjects = async () => (await store().find(outboxMessages)).map(({ subject }) => subject);
const disputes = () => store().find(paymentDisputes);

it.each([
  ['insufficient_funds', 'needs_response', 'insufficient-funds'],
  ['bank_cannot_process', 'lost', 'bank-refused'],
  ['debit_not_authorized', 'lost', 'bank-refused'],
])('a bank payment that is returned (%s, %s) is no longer paid, and can be paid again', async (...row) => {
  const [reason, status, failure] = row;
  await payByBank();
  expect(await orderStatus()).toBe('DOWNPAYMENT_PAID');
  const reported = await dispute(reason, status);
  expect((await report(reported)).status).toBe(200);
  expect(await newest()).toMatchObject({ phase: 'failed', failure });
  expect(await state()).toMatchObject({
    status: 'PAYMENT_FAILED',
    plan: { paidCents: 0, dueNowRestCents: dueCents },
  });
  expect(await disputes()).toMatchObject([
    { id: 'dp_1', orderNumber, amountCents: dueCents, reason, status },
  ]);
  expect((await subjects()).toSorted()).toEqual([
    expect.stringContaining(`the bank returned a payment of order ${orderNumber}`),
    expect.stringContaining('your payment did not go through'),
  ]);
  await payByCard();
  expect(await orderStatus()).toBe('DOWNPAYMENT_PAID');
});

it('reports that come twice, late or out of order change nothing more', async () => {
  await payByBank();
  const reported = await dispute('insufficient_funds', 'lost');
  const { metadata } = await intentOfNewest();
  await Promise.all([report(reported), report(reported)]);
  await report({ ...reported, status: 'needs_response' });
  await report({ object: 'payment_intent', metadata });
  expect(await newest()).toMatchObject({ phase: 'failed' });
  expect(await disputes()).toHaveLength(1);
  expect(await subjects()).toHaveLength(2);
});

it('a disputed card payment stays paid; the dealer gets a mail at the start and at the end', async () => {
  await payByCard();
  await store().remove(outboxMessages, undefined);
  const reported = await dispute('fraudulent', 'needs_response');
  await report(reported);
  await report(reported);
  await report(await dispute('fraudulent', 'under_review'));
  expect(await subjects()).toEqual([expect.stringContaining(`order ${orderNumber} is disputed`)]);
  await report(await dispute('fraudulent', 'lost'));
  expect(await subjects()).toHaveLength(2);
  expect(await disputes()).toMatchObject([{ status: 'lost' }]);
  expect(await newest()).toMatchObject({ phase: 'captured' });
  expect(await orderStatus()).toBe('DOWNPAYMENT_PAID');
});

it('a bank payment whose holder disputes it stays paid until the dispute is lost', async () => {
  await payByBank();
  await report(await dispute('debit_not_authorized', 'needs_response'));
  expect(await newest()).toMatchObject({ phase: 'captured' });
});

it('a dispute of a payment of someone else is accepted and changes nothing', async () => {
  const answer = await report({ id: 'dp_2', object: 'dispute', payment_intent: 'pi_else', metadata: {} });
  expect(answer.status).toBe(200);
  expect(await disputes()).toEqual([]);
});

it('a report is asked for again while the provider does not answer', async () => {
  await payByBank();
  const reported = await dispute('insufficient_funds', 'lost');
  backend.payments.network.isUp = false;
  expect((await report(reported)).status).toBe(503);
  backend.payments.network.isUp = true;
  expect((await report(reported)).status).toBe(200);
  expect((await newest()).phase).toBe('failed');
});
