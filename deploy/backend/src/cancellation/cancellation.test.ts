import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { accountErasers } from '../account-erasers.ts';
import { auditTrail } from '../audit/index.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { paymentRefunds, payments } from '../payments/payments.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { until } from '../testing/until.ts';

let database: Database;
let backend: TestBackend;
let client: TestClient;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

const store = () => tenantStore(database.db, 'northstar');

beforeEach(async () => {
  backend = testBackend(database.db);
  backend.stock(300);
  await backend.seed('northstar');
  client = backend.client({ sub: 'demo-northstar' });
});

const numberOf = (key: string) => demoOrderNumber('northstar', key);

function cancel(orderNumber: string, asked: TestClient = client, key: string = crypto.randomUUID()) {
  return asked.send<{ data: Order }>('POST', `/api/commerce/orders/${orderNumber}/cancel`, {
    headers: { 'idempotency-key': key },
  });
}

const paymentsNow = async (orderNumber: string) =>
  (await client.get<PaymentState>(`/api/payments/${orderNumber}`)).body.payments;

async function payDeposit(orderNumber: string) {
  const [row] = await store().find(orders, { where: eq(orders.orderNumber, orderNumber) });
  const price = { ...row!.price, dueTodayCents: 50_000, balanceCents: 200_000 };
  await store().update(orders, { price, paymentStatus: null }, eq(orders.orderNumber, orderNumber));
  const card = {
    email: 'dana@example.com',
    number: '4242 4242 4242 4242',
    expiry: '12/2034',
    cvc: '123',
    name: 'Dana Demo',
    country: 'US',
    zip: '60601',
  };
  const token = await backend.payments.sandbox.app.request('/v1/payment_methods', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'northstar', card }),
  });
  const { id } = (await token.json()) as { id: string };
  const body = { portion: 'deposit', method: 'card', expectedAmountCents: 50_000, paymentMethodId: id };
  await client.send('POST', `/api/payments/${orderNumber}`, {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

const untilPhase = (orderNumber: string, phase: string) =>
  until(async () => {
    backend.clock.advance(2000);
    expect((await paymentsNow(orderNumber))[0]?.phase).toBe(phase);
  });

const mails = async () =>
  (await store().find(outboxMessages)).map(({ subject, body }) => `${subject}: ${body}`);

/** Each test has an order of its own: what it does stays in the database. */
describe('an order whose contract is not signed', () => {
  it.each([
    'insurance-ready',
    'cash',
    'contract-ready',
    'application-received',
    'lender-approved',
    'offramp-ready',
  ])('"%s" is canceled, once, and its vehicle is free', async (key) => {
    const orderNumber = numberOf(key);
    const release = vi.spyOn(backend.catalog, 'release');
    const first = await cancel(orderNumber);
    expect([first.status, first.body.data?.orderStatus]).toEqual([200, 'CANCELED']);
    expect(release).toHaveBeenCalledTimes(1);
    const again = await cancel(orderNumber);
    expect([again.status, again.body.data?.orderStatus]).toEqual([200, 'CANCELED']);
    expect(release).toHaveBeenCalledTimes(1);
    const { history } = (
      await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`)
    ).body;
    expect(history.filter(({ values }) => values.orderStatus === 'CANCELED')).toMatchObject([
      { actor: 'buyer' },
    ]);
    const trail = (await auditTrail(store(), orderNumber)).filter(({ subject }) => subject === 'order');
    expect(trail.at(-1)).toMatchObject({ toState: 'CANCELED', role: 'buyer' });
  });

  it('mails that nothing was paid', async () => {
    await cancel(numberOf('insurance-checking'));
    expect((await mails()).at(-1)).toMatch(/your order is canceled: .*You haven't paid anything/s);
  });
});

describe('the deposit', () => {
  it('is refunded once through the provider, and both mails say so', async () => {
    const orderNumber = numberOf('insurance-done');
    await payDeposit(orderNumber);
    await untilPhase(orderNumber, 'captured');
    await cancel(orderNumber);
    await untilPhase(orderNumber, 'refunded');
    await cancel(orderNumber);
    await backend.payments.reconciler.sweep();
    expect(backend.payments.network.calls.filter((call) => call === 'POST /v1/refunds')).toHaveLength(1);
    const [canceled, refunded] = (await mails()).slice(-2);
    expect(canceled).toMatch(/We'll refund what you paid in full/);
    expect(refunded).toMatch(/We refunded \$500\.00 .* to Visa ···4242/);
  });

  it('that is still reviewed is stopped, and the mail promises no refund', async () => {
    const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
      body: { key: 'insurance-done' },
    });
    await payDeposit(body.orderNumber);
    await untilPhase(body.orderNumber, 'captured');
    await store().update(payments, { phase: 'review' }, eq(payments.orderNumber, body.orderNumber));
    backend.payments.network.isUp = false;
    await cancel(body.orderNumber);
    expect((await mails()).at(-1)).toMatch(/Your pending payment is stopped\. You won't be charged\./);
    backend.payments.network.isUp = true;
  });

  it('is refunded by the sweep after an outage of the provider', async () => {
    const orderNumber = numberOf('documents-partly');
    await payDeposit(orderNumber);
    await untilPhase(orderNumber, 'captured');
    backend.payments.network.isUp = false;
    expect((await cancel(orderNumber)).status).toBe(200);
    expect((await paymentsNow(orderNumber))[0]?.phase).toBe('captured');
    backend.payments.network.isUp = true;
    await until(async () => {
      backend.clock.advance(21_000);
      await backend.payments.reconciler.sweep();
      expect((await paymentsNow(orderNumber))[0]?.phase).toBe('refunded');
    });
  });
});

describe('a deposit of which a credit sends back a part', () => {
  async function paidOrder(): Promise<string> {
    const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
      body: { key: 'insurance-done' },
    });
    await payDeposit(body.orderNumber);
    await untilPhase(body.orderNumber, 'captured');
    return body.orderNumber;
  }
  async function credit(orderNumber: string, amountCents: number) {
    const [payment] = await paymentsNow(orderNumber);
    const due = { phase: 'due', createdAt: backend.clock.now(), endedAt: null } as const;
    const id = crypto.randomUUID();
    await store().insert(paymentRefunds, [{ id, orderNumber, paymentId: payment!.id, amountCents, ...due }]);
  }
  async function sweep() {
    backend.clock.advance(21_000);
    await backend.payments.reconciler.sweep();
  }
  const refundMails = async (orderNumber: string) =>
    (await mails()).filter((mail) => mail.includes(orderNumber) && /refunded? \$/.test(mail));

  it('is refunded less that part, and the mail states only the rest', async () => {
    const orderNumber = await paidOrder();
    await credit(orderNumber, 14_900);
    await sweep();
    await cancel(orderNumber);
    await untilPhase(orderNumber, 'refunded');
    const written = await refundMails(orderNumber);
    expect(written.map((mail) => /\$[\d.]+/.exec(mail)?.[0])).toEqual(['$149.00', '$351.00']);
  });

  it('that is all of it ends as refunded: no refund is promised, and the provider is not asked again', async () => {
    const orderNumber = await paidOrder();
    await credit(orderNumber, 50_000);
    await sweep();
    expect((await paymentsNow(orderNumber))[0]?.phase).toBe('captured');
    await cancel(orderNumber);
    expect((await mails()).at(-1)).not.toMatch(/refund|paid/);
    await untilPhase(orderNumber, 'refunded');
    expect(await refundMails(orderNumber)).toHaveLength(1);
    const [row] = await store().find(payments, { where: eq(payments.orderNumber, orderNumber) });
    backend.payments.network.calls.length = 0;
    await sweep();
    expect(backend.payments.network.calls.filter((call) => call.includes(row!.intentId!))).toEqual([]);
  });

  it('that was not sent yet is in the full refund, and no mail says that it failed', async () => {
    const orderNumber = await paidOrder();
    await credit(orderNumber, 14_900);
    backend.payments.network.isUp = false;
    await cancel(orderNumber);
    backend.payments.network.isUp = true;
    await sweep();
    await untilPhase(orderNumber, 'refunded');
    expect((await paymentsNow(orderNumber))[0]?.partRefunds).toBeUndefined();
    expect((await refundMails(orderNumber)).map((mail) => /\$[\d.]+/.exec(mail)?.[0])).toEqual(['$500.00']);
  });
});

it('the deposit of an account that was deleted meanwhile is refunded, and no mail goes to its address', async () => {
  const orderNumber = numberOf('needs-attention');
  await payDeposit(orderNumber);
  await untilPhase(orderNumber, 'captured');
  backend.payments.network.isUp = false;
  await cancel(orderNumber);
  await accountErasers.find(({ name }) => name === 'payments')?.erase(store(), 'demo-northstar');
  const before = await mails();
  backend.payments.network.isUp = true;
  await until(async () => {
    backend.clock.advance(21_000);
    await backend.payments.reconciler.sweep();
    expect((await paymentsNow(orderNumber))[0]).toMatchObject({ phase: 'refunded', amountCents: 50_000 });
  });
  expect(await mails()).toEqual(before);
});

describe('is refused', () => {
  it.each(['contract-signed', 'delivered'])('for the order "%s"', async (key) => {
    const refused = await cancel(numberOf(key));
    expect([refused.status, errorCode(refused)]).toEqual([409, 'error.order.notCancelable']);
  });

  it('signed out with 401, and another account’s order like an unknown one', async () => {
    const orderNumber = numberOf('needs-attention');
    expect((await cancel(orderNumber, backend.client())).status).toBe(401);
    expect((await cancel(orderNumber, backend.client({ sub: 'somebody' }))).status).toBe(404);
    expect((await cancel('FC-NOT-THERE')).status).toBe(404);
  });
});
