import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportSignature, webhookSecretOf } from '@forecourt/stand-ins/payment-provider/account-keys.ts';
import { sandboxIntents } from '@forecourt/stand-ins/payment-provider/payment-sandbox.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { putAccount } from '../orders/testing/put-account.ts';
import { orders } from '../orders/orders.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import type { TestClient } from '../testing/client.ts';
import { until } from '../testing/until.ts';

let database: Database;
let backend: TestBackend;
let client: TestClient;
let orderNumber: string;
let intentId: string;

const store = () => tenantStore(database.db, 'northstar');

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** An order whose deposit was paid by card. */
beforeEach(async () => {
  backend = testBackend(database.db);
  backend.stock(300);
  await backend.seed('northstar');
  client = backend.client({ sub: 'demo-northstar' });
  await store().remove(outboxMessages, undefined);
  const { body } = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
    body: { key: 'insurance-done' },
  });
  orderNumber = body.orderNumber;
  const [row] = await store().find(orders, { where: eq(orders.orderNumber, orderNumber) });
  const price = { ...row!.price, dueTodayCents: 50_000, balanceCents: 200_000 };
  await store().update(orders, { price, paymentStatus: null }, eq(orders.orderNumber, orderNumber));
  await payDeposit();
  await untilPhase('captured');
  const intents = await store().find(sandboxIntents);
  intentId = intents.find(({ metadata }) => metadata.order_number === orderNumber)!.id;
});

async function payDeposit() {
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
  await client.send('POST', `/api/payments/${orderNumber}`, {
    body: { portion: 'deposit', method: 'card', expectedAmountCents: 50_000, paymentMethodId: id },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}

const newest = async () => (await client.get<PaymentState>(`/api/payments/${orderNumber}`)).body.payments[0]!;
const phases = async () =>
  (await client.get<PaymentState>(`/api/payments/${orderNumber}`)).body.payments.map(({ phase }) => phase);
const untilPhase = (phase: string) =>
  until(async () => {
    backend.clock.advance(2000);
    expect((await newest()).phase).toBe(phase);
  });

function refuseRefunds(code: string) {
  backend.payments.network.instead = (path) =>
    path === 'POST /v1/refunds'
      ? { status: 400, body: { error: { type: 'invalid_request_error', code, message: 'No.' } } }
      : undefined;
}

async function cancel() {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await client.send('POST', `/api/commerce/orders/${orderNumber}/cancel`, { headers });
}

async function sweep() {
  backend.clock.advance(21_000);
  await backend.payments.reconciler.sweep();
}

const settle = () => backend.payments.reconciler.settleOrder({ tenantId: 'northstar', orderNumber });
const askedForRefund = () =>
  backend.payments.network.calls.filter((call) => call === 'POST /v1/refunds').length;
const mails = async () =>
  (await store().find(outboxMessages)).map(({ subject, body }) => `${subject}: ${body}`);
const refusalMails = async () => (await mails()).filter((mail) => /needs a call|pay back/.test(mail));

it('a refund that the provider refuses for good ends: dealer and buyer get one mail, and it is not asked again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  refuseRefunds('charge_disputed');
  await cancel();
  await until(async () => expect(await refusalMails()).toHaveLength(2));
  await sweep();
  await settle();
  await sweep();
  expect(askedForRefund()).toBe(1);
  const written = (await refusalMails()).join('\n');
  expect(written).toContain(`pay back canceled order ${orderNumber}`);
  expect(written).toMatch(/your refund needs a call: .*could not refund \$500\.00/s);
  expect(await refusalMails()).toHaveLength(2);
  expect(await newest()).toMatchObject({
    phase: 'captured',
    partRefunds: { doneCents: 0, dueCents: 0, refusedCents: 50_000 },
  });
  expect(log.mock.calls).toEqual([[expect.stringContaining(`refused the refund of ${orderNumber}`)]]);
  log.mockRestore();
});

it('receipt and notice go to the address that the buyer has now', async () => {
  const remove = await putAccount(store(), { sub: 'demo-northstar', email: 'dana.new@example.com' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  refuseRefunds('charge_disputed');
  await cancel();
  await until(async () => expect(await refusalMails()).toHaveLength(2));
  await remove();
  const sent = await store().find(outboxMessages);
  const notice = sent.find(({ subject }) => subject.includes('needs a call'));
  expect(notice?.recipient).toBe('dana.new@example.com');
  vi.restoreAllMocks();
});

it('a refund that the dealer then makes at the provider is stored by its report', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  refuseRefunds('charge_disputed');
  await cancel();
  await until(async () => expect(await refusalMails()).toHaveLength(2));
  await store().update(sandboxIntents, { isRefunded: true }, eq(sandboxIntents.id, intentId));
  await settle();
  const payment = await newest();
  expect([payment.phase, payment.partRefunds]).toEqual(['refunded', undefined]);
  vi.restoreAllMocks();
});

it('a refusal that passes, as of an account without enough money, is tried again until the money is back', async () => {
  refuseRefunds('balance_insufficient');
  await cancel();
  await until(() => expect(askedForRefund()).toBe(1));
  await sweep();
  expect(askedForRefund()).toBe(2);
  expect((await newest()).partRefunds).toBeUndefined();
  backend.payments.network.instead = () => undefined;
  await sweep();
  expect((await newest()).phase).toBe('refunded');
  expect(await refusalMails()).toEqual([]);
});

interface Refund {
  readonly status: string;
  readonly amount: number;
}

/** What the provider knows of the payment's refunds from now on; its report of the first. */
function refundsAtProvider(isChargeRefunded: boolean, ...refunds: readonly Refund[]) {
  const data = refunds.map((refund) => ({
    object: 'refund',
    payment_intent: intentId,
    metadata: {},
    ...refund,
  }));
  const charge = { object: 'charge', amount: 50_000, refunded: isChargeRefunded, refunds: { data } };
  const intent = { id: intentId, object: 'payment_intent', status: 'succeeded', latest_charge: charge };
  backend.payments.network.instead = (path) =>
    path.startsWith(`GET /v1/payment_intents/${intentId}`) ? { status: 200, body: intent } : undefined;
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: data[0] } });
  const secret = webhookSecretOf(backend.payments.secret, 'northstar');
  return () =>
    client.send('POST', '/public/payments/webhook', {
      body: payload,
      headers: { 'stripe-signature': reportSignature(secret, payload, backend.clock.now()) },
    });
}

const failed = { status: 'failed', amount: 50_000 };
const refused = {
  phase: 'captured',
  partRefunds: { doneCents: 0, dueCents: 0, refusedCents: 50_000 },
};

describe('a refund that the provider accepted, and that fails later', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it.each([true, false])(
    'ends like one that is refused, also if it is reported twice (its charge counts as refunded: %s)',
    async (isChargeRefunded) => {
      await cancel();
      await untilPhase('refunded');
      await store().remove(outboxMessages, undefined);
      const report = refundsAtProvider(isChargeRefunded, failed);
      expect((await report()).status).toBe(200);
      await Promise.all([report(), report()]);
      await sweep();
      expect(await newest()).toMatchObject(refused);
      const written = await mails();
      expect(written).toHaveLength(2);
      expect(written.join()).toContain(`pay back canceled order ${orderNumber}`);
      expect(written.join()).toMatch(/your refund needs a call: .*could not refund \$500\.00/s);
      expect(askedForRefund()).toBe(1);
    },
  );

  it('of a standing order counts as received again, beside what the buyer has paid since: the dealer gets one mail', async () => {
    await refundsAtProvider(true, { status: 'succeeded', amount: 50_000 })();
    expect((await newest()).phase).toBe('refunded');
    await payDeposit();
    await until(async () => {
      backend.clock.advance(2000);
      expect((await phases()).sort()).toEqual(['captured', 'refunded']);
    });
    await store().remove(outboxMessages, undefined);
    const report = refundsAtProvider(true, failed);
    await report();
    await Promise.all([report(), report()]);
    await settle();
    expect(await phases()).toEqual(['captured', 'captured']);
    expect(await mails()).toEqual([
      expect.stringMatching(/a refund of order .* has failed: .* payment of \$500\.00 .*paid again since/s),
    ]);
  });

  const halves = (status: string) => [
    { status, amount: 30_000 },
    { status, amount: 20_000 },
  ];

  it('of a standing order also counts as received again if it was in two parts, and can be made again', async () => {
    await refundsAtProvider(true, ...halves('succeeded'))();
    expect((await newest()).phase).toBe('refunded');
    await store().remove(outboxMessages, undefined);
    const report = refundsAtProvider(true, ...halves('failed'));
    await report();
    await Promise.all([report(), report()]);
    expect((await newest()).phase).toBe('captured');
    expect(await mails()).toEqual([expect.stringMatching(/a refund of order .* has failed: /)]);
    await refundsAtProvider(true, { status: 'pending', amount: 50_000 }, ...halves('failed'))();
    expect((await newest()).phase).toBe('refunded');
    await refundsAtProvider(true, failed, ...halves('failed'))();
    expect((await newest()).phase).toBe('captured');
  });

  it('of a canceled order, in two parts, is made once more, and ends like one that is refused if that is in vain', async () => {
    await refundsAtProvider(true, ...halves('pending'))();
    await cancel();
    await store().remove(outboxMessages, undefined);
    const report = refundsAtProvider(false, ...halves('failed'));
    await report();
    await report();
    await sweep();
    expect(await newest()).toMatchObject(refused);
    expect(await refusalMails()).toHaveLength(2);
    expect(askedForRefund()).toBe(1);
    await refundsAtProvider(true, { status: 'succeeded', amount: 50_000 }, ...halves('failed'))();
    const payment = await newest();
    expect([payment.phase, payment.partRefunds]).toEqual(['refunded', undefined]);
  });

  it('of a part does not undo a refund of the whole that a late report does not know yet', async () => {
    await refundsAtProvider(true, { status: 'succeeded', amount: 50_000 })();
    await refundsAtProvider(false, { status: 'failed', amount: 30_000 })();
    expect((await newest()).phase).toBe('refunded');
  });

  it('does not stand in the way of the whole refund if it was of a part, by the dealer', async () => {
    const report = refundsAtProvider(false, { status: 'failed', amount: 5_000 });
    await report();
    expect((await newest()).phase).toBe('captured');
    await cancel();
    await until(() => expect(askedForRefund()).toBe(1));
    expect(await refusalMails()).toEqual([]);
  });

  it('counts as the whole refund if it was of all that other refunds left', async () => {
    backend.payments.network.isUp = false;
    await cancel();
    backend.payments.network.isUp = true;
    const rest = { status: 'failed', amount: 45_000 };
    await refundsAtProvider(false, rest, { status: 'succeeded', amount: 5_000 })();
    await sweep();
    expect(await refusalMails()).toHaveLength(2);
    expect(askedForRefund()).toBe(0);
  });

  it('is not asked for again if it has failed before it was stored', async () => {
    backend.payments.network.isUp = false;
    await cancel();
    backend.payments.network.isUp = true;
    const report = refundsAtProvider(false, failed);
    await report();
    await report();
    await sweep();
    expect(await newest()).toMatchObject(refused);
    expect(await refusalMails()).toHaveLength(2);
    expect(askedForRefund()).toBe(0);
  });

  it('is refunded once the dealer has refunded it again at the provider', async () => {
    await cancel();
    await untilPhase('refunded');
    await refundsAtProvider(false, failed)();
    await refundsAtProvider(true, { status: 'pending', amount: 50_000 }, failed)();
    const payment = await newest();
    expect([payment.phase, payment.partRefunds]).toEqual(['refunded', undefined]);
  });

  it('says nothing while it is on its way', async () => {
    await cancel();
    await untilPhase('refunded');
    await refundsAtProvider(true, { status: 'pending', amount: 50_000 })();
    expect((await newest()).phase).toBe('refunded');
    expect(await refusalMails()).toEqual([]);
  });
});

it('a failure of the provider is tried again', async () => {
  backend.payments.network.instead = (path) =>
    path === 'POST /v1/refunds'
      ? { status: 500, body: { error: { type: 'api_error', message: 'Later.' } } }
      : undefined;
  await cancel();
  await until(() => expect(askedForRefund()).toBeGreaterThan(0));
  backend.payments.network.instead = () => undefined;
  await until(async () => {
    await sweep();
    expect((await newest()).phase).toBe('refunded');
  });
  expect(await refusalMails()).toEqual([]);
});
