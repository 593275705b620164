import type { Payment, PaymentState } from '@forecourt/shared-contracts/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { idempotentResponses } from '../idempotency/idempotency.tables.ts';
import { reportSignature, webhookSecretOf } from '@forecourt/stand-ins/payment-provider/account-keys.ts';
import {
  sandboxCards,
  sandboxEvents,
  sandboxIntents,
} from '@forecourt/stand-ins/payment-provider/payment-sandbox.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { until } from '../testing/until.ts';
import { payments } from './payments.tables.ts';

const dueCents = 250_000;
const canary = '4000002760003184';

describe.each(testEngines)('on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let client: TestClient;
  let orderNumber: string;

  beforeAll(async () => {
    database = await open();
    const first = testBackend(database.db);
    first.stock(300);
    await first.seed('northstar');
    orderNumber = demoOrderNumber('northstar', 'contract-signed');
  }, 60_000);
  afterAll(() => database.close());

  beforeEach(async () => {
    const store = tenantStore(database.db, 'northstar');
    for (const table of [payments, sandboxIntents, sandboxEvents, outboxMessages])
      await store.remove(table, undefined);
    backend = testBackend(database.db);
    client = backend.client({ sub: 'demo-northstar' });
    const where = eq(orders.orderNumber, orderNumber);
    const [row] = await store.find(orders, { where });
    const price = { ...row!.price, dueTodayCents: 50_000, balanceCents: 200_000 };
    await store.update(orders, { paymentStatus: null, price }, where);
  });

  const path = () => `/api/payments/${orderNumber}`;
  const state = async () => (await client.get<PaymentState>(path())).body;
  const send = (body: object, key: string) =>
    client.send<Payment>('POST', path(), { body, headers: { 'idempotency-key': key } });
  const captures = async () => {
    const rows = await tenantStore(database.db, 'northstar').find(sandboxIntents);
    return rows.filter(({ status }) => status === 'succeeded').length;
  };

  async function cardBody(number = '4242424242424242') {
    const card = {
      email: 'dana@example.com',
      number,
      expiry: '12/2034',
      cvc: '987',
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
    return { portion: 'due-now', method: 'card', expectedAmountCents: dueCents, paymentMethodId: id };
  }

  const untilPhase = (phase: string) =>
    until(async () => {
      backend.clock.advance(2000);
      expect((await state()).payments[0]?.phase).toBe(phase);
    });

  it('T49: 100 parallel presses with one key create one payment and one capture', async () => {
    const body = await cardBody();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body, key)));
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body: one }) => one.id)).size).toBe(
      1,
    );
    await untilPhase('captured');
    expect((await state()).payments).toHaveLength(1);
    expect(await captures()).toBe(1);
  }, 60_000);

  it('T49: the same key with another body is refused with 422', async () => {
    const body = await cardBody();
    const key = crypto.randomUUID();
    await send(body, key);
    const other = await send({ ...body, expectedAmountCents: 1 }, key);
    expect([other.status, errorCode(other)]).toEqual([422, 'error.idempotency.mismatch']);
    await untilPhase('captured');
  });

  it('two tabs, 30 keys and tokens at once: one payment, the others get an error that it is open', async () => {
    const bodies = await Promise.all(Array.from({ length: 30 }, () => cardBody()));
    const answers = await Promise.all(bodies.map((body) => send(body, crypto.randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409).map(errorCode);
    expect(refused.every((code) => /^error\.(payment\.(open|nothingDue)|conflict)$/.test(code))).toBe(true);
    await untilPhase('captured');
    expect(await captures()).toBe(1);
  }, 60_000);

  it('F68: reports that come twice, late, all at once or never still lead to the correct state', async () => {
    backend.payments.network.losesReports = true;
    await send(await cardBody(), crypto.randomUUID());
    await untilPhase('captured');
    await backend.payments.sandbox.tick();
    const events = await tenantStore(database.db, 'northstar').find(sandboxEvents);
    expect(events.length).toBeGreaterThan(0);
    backend.payments.network.losesReports = false;
    backend.clock.advance(60_000);
    await backend.payments.sandbox.tick();
    expect(await tenantStore(database.db, 'northstar').find(sandboxEvents)).toEqual([]);
    expect((await state()).payments.map(({ phase }) => phase)).toEqual(['captured']);
    expect(await captures()).toBe(1);
    const mails = await tenantStore(database.db, 'northstar').find(outboxMessages);
    expect(mails.filter(({ subject }) => subject.includes('payment')).length).toBe(1);
  });

  it('refuses a report with a wrong or old signature', async () => {
    const body = JSON.stringify({ data: { object: { metadata: { payment_id: crypto.randomUUID() } } } });
    const answer = await client.send('POST', '/public/payments/webhook', {
      body,
      headers: { 'stripe-signature': 't=1,v1=00' },
    });
    expect(answer.status).toBe(400);
  });

  it('accepts a report about something else, so that the provider goes on reporting', async () => {
    const { clock } = backend;
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { id: 'dp_1' } } });
    const secret = webhookSecretOf(backend.payments.secret, 'northstar');
    const answer = await client.send('POST', '/public/payments/webhook', {
      body: payload,
      headers: { 'stripe-signature': reportSignature(secret, payload, clock.now()) },
    });
    expect(answer.status).toBe(200);
  });

  it('a payment that cannot be settled does not end the sweep, and is tried again', async () => {
    backend.payments.network.isUp = false;
    await send(await cardBody(), crypto.randomUUID());
    const next = testBackend(database.db);
    vi.spyOn(next.payments.provider, 'portOf').mockImplementationOnce(() => {
      throw new Error('the account is closed');
    });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    next.clock.advance(60_000);
    await next.payments.reconciler.sweep();
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/"job-failed","job":"payments","about":"\S+ of northstar"/)],
    ]);
    log.mockRestore();
    expect((await state()).payments[0]?.phase).toBe('starting');
    await next.payments.reconciler.sweep();
    expect((await state()).payments[0]?.phase).toBe('captured');
  });

  it('the provider’s response is lost: repeated with the same key, it takes the money once', async () => {
    backend.payments.network.losesAnswers = true;
    await send(await cardBody(), crypto.randomUUID());
    await until(() => expect(backend.payments.network.calls.length).toBeGreaterThan(1));
    expect((await state()).payments[0]?.phase).toBe('starting');
    expect((await state()).status).toBe('PAYMENT_PENDING');
    backend.payments.network.losesAnswers = false;
    await untilPhase('captured');
    expect(await captures()).toBe(1);
  });

  it('F56: the server died before sending it to the provider: the next server’s sweep sends it, once', async () => {
    backend.payments.network.isUp = false;
    await send(await cardBody(), crypto.randomUUID());
    const next = testBackend(database.db);
    next.clock.advance(60_000);
    await Promise.all([next.payments.reconciler.sweep(), next.payments.reconciler.sweep()]);
    expect((await state()).payments[0]?.phase).toBe('captured');
    expect(await captures()).toBe(1);
  });

  it('T49: a payment is created with the same parameters in every release, for the provider refuses a key with others', async () => {
    const body = await cardBody();
    await send(body, crypto.randomUUID());
    await untilPhase('captured');
    const { bodies, calls } = backend.payments.network;
    expect(calls[0]).toBe('POST /v1/payment_intents');
    const { order_number: number, payment_id: id } = Object.fromEntries(
      [...(bodies[0] ?? '').matchAll(/metadata\[(\w+)\]=([^&]+)/g)].map(([, key, value]) => [key, value]),
    ) as Record<string, string>;
    expect(decodeURIComponent(bodies[0] ?? '').split('&')).toEqual([
      `amount=${dueCents}`,
      'currency=usd',
      'confirm=true',
      `description=Order ${number}`,
      `metadata[payment_id]=${id}`,
      `metadata[order_number]=${number}`,
      'expand[0]=review',
      'expand[1]=payment_method',
      'expand[2]=latest_charge',
      `payment_method=${body.paymentMethodId}`,
      'payment_method_types[0]=card',
      'capture_method=manual',
    ]);
  });

  it('T48: no card number or security code in any table, call or report', async () => {
    await send(await cardBody(canary), crypto.randomUUID());
    await untilPhase('failed');
    const store = tenantStore(database.db, 'northstar');
    const tables = [payments, sandboxCards, sandboxIntents, sandboxEvents, idempotentResponses];
    const rows = await Promise.all(tables.map((table) => store.find(table)));
    const written = JSON.stringify([rows, backend.payments.network.bodies]);
    expect(written).toContain('3184');
    expect(written).not.toContain(canary);
    expect(written).not.toContain(canary.slice(0, 12));
    expect(written).not.toContain('"cvc"');
  });
});
