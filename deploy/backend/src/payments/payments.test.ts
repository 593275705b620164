import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { Payment, PaymentState } from '@forecourt/shared-contracts/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../orders/orders.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { collectStatements } from '../testing/count-statements.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { sandboxIntents } from '@forecourt/stand-ins/payment-provider/payment-sandbox.tables.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { until } from '../testing/until.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { payments } from './payments.tables.ts';

const minuteMs = 60_000;
const dueCents = 250_000;
let database: Database;
let backend: TestBackend;
let client: TestClient;
let orderNumber: string;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  const store = tenantStore(database.db, 'northstar');
  await store.remove(payments, undefined);
  await store.remove(sandboxIntents, undefined);
  backend = testBackend(database.db);
  backend.stock(300);
  await backend.seed('northstar');
  client = backend.client({ sub: 'demo-northstar' });
  orderNumber = demoOrderNumber('northstar', 'contract-signed');
  await store.update(orders, { paymentStatus: null }, eq(orders.orderNumber, orderNumber));
  await setPrice({ dueTodayCents: 50_000, balanceCents: 200_000 });
});

async function setPrice(parts: object, dealType: 'Cash' | 'Finance' = 'Finance') {
  const store = tenantStore(database.db, 'northstar');
  const where = eq(orders.orderNumber, orderNumber);
  const [row] = await store.find(orders, { where });
  await store.update(orders, { price: { ...row!.price, ...parts }, dealType }, where);
}

const path = () => `/api/payments/${orderNumber}`;
const state = async () => (await client.get<PaymentState>(path())).body;
const newest = async () => (await state()).payments[0];
const paymentInfo = async () =>
  (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data.paymentInfo;
const orderStatus = async () => (await paymentInfo())?.status;
const intents = async () =>
  (await tenantStore(database.db, 'northstar').find(sandboxIntents)).filter(
    ({ metadata }) => metadata.order_number === orderNumber,
  );

/** Does what the frame does: sends a card to the provider and gets a token. */
async function cardToken(number = '4242 4242 4242 4242'): Promise<string> {
  const card = {
    email: 'dana@example.com',
    number,
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
  return ((await answer.json()) as { id: string }).id;
}

function send(body: object, key: string = crypto.randomUUID()) {
  const headers = { 'idempotency-key': key, 'x-forwarded-host': 'cars.example' };
  return client.send<Payment>('POST', path(), { body, headers });
}

async function payByCard(number?: string) {
  const paymentMethodId = await cardToken(number);
  const body = { portion: 'due-now', method: 'card', expectedAmountCents: dueCents, paymentMethodId };
  return send(body);
}

const bankBody = (expectedAmountCents = dueCents, portion = 'due-now') => ({
  portion,
  method: 'bank',
  expectedAmountCents,
  returnTo: 'order',
});

/** Waits until the newest payment is in a phase; the page queries the provider, as a browser does. */
const untilPhase = (phase: string) =>
  until(async () => {
    backend.clock.advance(2000);
    expect((await newest())?.phase).toBe(phase);
  });

async function atBank(outcome: string, account = 'checking') {
  const { bankUrl } = (await newest())!;
  return backend.payments.sandbox.app.request(bankUrl!, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `outcome=${outcome}&account=${account}`,
  });
}

it('the payment page reads its order, payments and refunds once each', async () => {
  const sent = collectStatements(database.db);
  await state();
  const read = sent.flatMap((text) => /^select .* from "(\w+)"/.exec(text)?.[1] ?? []);
  expect(read.toSorted()).toEqual(['orders', 'payment_refunds', 'payments']);
});

describe('by card', () => {
  it('takes the amount due once, and the order shows the down payment', async () => {
    expect((await state()).plan).toMatchObject({ dueNowCents: dueCents, paidCents: 0 });
    const started = await payByCard();
    expect([started.status, started.body.status]).toEqual([200, 'PAYMENT_PENDING']);
    await untilPhase('captured');
    expect(await newest()).toMatchObject({
      status: 'PAYMENT_CAPTURED',
      amountCents: dueCents,
      instrument: 'Visa ···4242',
      failure: null,
    });
    expect(await state()).toMatchObject({
      status: 'DOWNPAYMENT_PAID',
      plan: { paidCents: dueCents, options: [] },
    });
    expect(await orderStatus()).toBe('DOWNPAYMENT_PAID');
    expect((await intents()).map(({ status }) => status)).toEqual(['succeeded']);
    expect(errorCode(await payByCard())).toBe('error.payment.nothingDue');
    const { history } = (
      await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`)
    ).body;
    expect(history.slice(-2).map(({ values, actor }) => [values.paymentStatus, actor])).toEqual([
      ['PAYMENT_PENDING', 'buyer'],
      ['DOWNPAYMENT_PAID', 'system'],
    ]);
  });

  it.each([
    ['4000 0000 0000 0002', 'declined'],
    ['4000 0000 0000 9995', 'insufficient-funds'],
    ['4000 0027 6000 3184', 'authentication'],
  ])('%s fails as %s, and another card pays', async (number, failure) => {
    await payByCard(number);
    await untilPhase('failed');
    expect(await newest()).toMatchObject({ status: 'PAYMENT_FAILED', failure });
    expect(await orderStatus()).toBe('PAYMENT_FAILED');
    await payByCard();
    await untilPhase('captured');
    expect((await intents()).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  });

  it('held for review: PAYMENT_HOLD, and captured after the review', async () => {
    await payByCard('4000 0000 0000 9235');
    await untilPhase('review');
    expect(await orderStatus()).toBe('PAYMENT_HOLD');
    expect(errorCode(await payByCard())).toBe('error.payment.open');
    backend.clock.advance(minuteMs);
    await backend.payments.sandbox.tick();
    expect(await newest()).toMatchObject({ phase: 'captured' });
  });

  it('a slow card: PAYMENT_PENDING until the provider reports more', async () => {
    await payByCard('4000 0000 0000 0127');
    await untilPhase('clearing');
    expect(await orderStatus()).toBe('PAYMENT_PENDING');
    backend.clock.advance(15_000);
    await untilPhase('captured');
  });
});

describe('by bank (ACH)', () => {
  it('goes to the bank and back, is pending, and clears by a report', async () => {
    await send(bankBody());
    await untilPhase('awaiting-bank');
    const back = await atBank('pay');
    expect(back.headers.get('location')).toBe(
      `https://cars.example/progress/${orderNumber}/payment?redirect_status=succeeded`,
    );
    await untilPhase('clearing');
    expect(await newest()).toMatchObject({ instrument: 'Everyday Checking ···6789', bankUrl: null });
    expect(await orderStatus()).toBe('PAYMENT_PENDING');
    backend.clock.advance(minuteMs);
    await backend.payments.sandbox.tick();
    expect(await orderStatus()).toBe('DOWNPAYMENT_PAID');
  });

  it.each([
    ['savings', 'insufficient-funds'],
    ['closed', 'bank-refused'],
  ])('returns from %s: %s', async (account, failure) => {
    await tenantStore(database.db, 'northstar').remove(outboxMessages, undefined);
    await send(bankBody());
    await untilPhase('awaiting-bank');
    await atBank('pay', account);
    await untilPhase('clearing');
    backend.clock.advance(minuteMs);
    await backend.payments.sandbox.tick();
    expect(await newest()).toMatchObject({ phase: 'failed', failure });
    expect(await orderStatus()).toBe('PAYMENT_FAILED');
    const mails = await tenantStore(database.db, 'northstar').find(outboxMessages);
    const ofFailure = mails.filter(({ subject }) => subject.endsWith('your payment did not go through'));
    expect(ofFailure.map(({ body }) => body)).toEqual([
      expect.stringMatching(new RegExp(`Pay again: https?://\\S+/progress/${orderNumber}/payment`)),
    ]);
  });

  it.each([
    ['authentication', 'failed', 'authentication', 'PAYMENT_FAILED'],
    ['wallet', 'failed', 'wallet', 'PAYMENT_FAILED'],
    ['cancel', 'cancelled', null, undefined],
  ])('at the bank: %s', async (outcome, phase, failure, status) => {
    await send(bankBody());
    await untilPhase('awaiting-bank');
    const back = await atBank(outcome);
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    await untilPhase(phase);
    expect((await newest())?.failure).toBe(failure);
    expect(await orderStatus()).toBe(status);
  });

  it('canceled on the order page, which invalidates its bank page', async () => {
    await send(bankBody());
    await untilPhase('awaiting-bank');
    const { id, bankUrl } = (await newest())!;
    const after = await client.send<PaymentState>('POST', `${path()}/${id}/cancel`);
    expect(after.body.payments[0]).toMatchObject({ phase: 'cancelled', bankUrl: null });
    expect((await backend.payments.sandbox.app.request(bankUrl!)).status).toBe(404);
    await payByCard();
    await untilPhase('captured');
  });

  it('a payment that has gone to the bank can no longer be canceled', async () => {
    await send(bankBody());
    await untilPhase('awaiting-bank');
    await atBank('pay');
    const { id } = (await newest())!;
    const after = await client.send<PaymentState>('POST', `${path()}/${id}/cancel`);
    expect(after.body.payments[0]?.phase).toBe('clearing');
  });

  it('in its own window the bank ends on a page that asks to close it', async () => {
    await send({ ...bankBody(), returnTo: 'window' });
    await untilPhase('awaiting-bank');
    expect((await atBank('pay')).headers.get('location')).toBe(
      'http://localhost:8083/bank-done?redirect_status=succeeded',
    );
  });
});

describe('amounts and limits (T50)', () => {
  it('above the card limit only the bank can be used, in parts, and each part is subtracted once', async () => {
    await setPrice({ dueTodayCents: 50_000, balanceCents: 1_000_000 });
    const paymentMethodId = await cardToken();
    const byCard = { portion: 'due-now', method: 'card', expectedAmountCents: 1_050_000, paymentMethodId };
    expect(errorCode(await send(byCard))).toBe('error.payment.methodNotAllowed');
    await send(bankBody(650_000));
    await untilPhase('awaiting-bank');
    expect(await paymentInfo()).toEqual({ status: 'PAYMENT_PENDING', isRestDue: false });
    await atBank('pay');
    backend.clock.advance(minuteMs);
    await untilPhase('captured');
    expect(await state()).toMatchObject({ status: 'PAYMENT_PENDING', plan: { dueNowRestCents: 400_000 } });
    expect(await paymentInfo()).toEqual({ status: 'PAYMENT_PENDING', isRestDue: true });
    await send({ ...byCard, expectedAmountCents: 400_000 });
    await untilPhase('captured');
    expect(await paymentInfo()).toEqual({ status: 'DOWNPAYMENT_PAID', isRestDue: false });
  });

  it('cash: the deposit by card, then the balance by bank until it is fully paid', async () => {
    await setPrice({ totalCents: 1_000_000, dueTodayCents: 50_000, balanceCents: 950_000 }, 'Cash');
    const paymentMethodId = await cardToken();
    await send({ portion: 'due-now', method: 'card', expectedAmountCents: 50_000, paymentMethodId });
    await untilPhase('captured');
    expect((await state()).status).toBe('DOWNPAYMENT_PAID');
    for (const cents of [650_000, 300_000]) {
      expect((await send(bankBody(cents, 'everything'))).status).toBe(200);
      await untilPhase('awaiting-bank');
      await atBank('pay');
      backend.clock.advance(minuteMs);
      await untilPhase('captured');
    }
    expect(await state()).toMatchObject({ status: 'FULLY_PAID', plan: { owedRestCents: 0 } });
    await setPrice({}, 'Finance');
  });

  it('another amount, portion or extra key is refused, and nothing is stored', async () => {
    const paymentMethodId = await cardToken();
    const good = { portion: 'due-now', method: 'card', expectedAmountCents: dueCents, paymentMethodId };
    for (const [change, code] of [
      [{ expectedAmountCents: 1 }, 'error.payment.amountChanged'],
      [{ expectedAmountCents: dueCents - 1 }, 'error.payment.amountChanged'],
      [{ expectedAmountCents: -dueCents }, 'error.validation.request'],
      [{ expectedAmountCents: 0.5 }, 'error.validation.request'],
      [{ portion: 'everything' }, 'error.payment.methodNotAllowed'],
      [{ method: 'cheque' }, 'error.validation.request'],
      [{ amountCents: 1 }, 'error.validation.request'],
      [{ status: 'FULLY_PAID' }, 'error.validation.request'],
      [{ paymentMethodId: '4242424242424242' }, 'error.validation.request'],
    ] as const) {
      expect(errorCode(await send({ ...good, ...change }))).toBe(code);
    }
    expect((await state()).payments).toEqual([]);
    expect(await orderStatus()).toBeUndefined();
  });
});

describe('access and timing', () => {
  it('signed out 401; another account’s and an unknown order both 404', async () => {
    await payByCard();
    await untilPhase('captured');
    const { id } = (await newest())!;
    const statuses = async (asked: TestClient, number: string) => {
      const to = `/api/payments/${number}`;
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const answers = [
        await asked.get(to),
        await asked.send('POST', to, { body: bankBody(), headers }),
        await asked.send('POST', `${to}/${id}/cancel`),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses(backend.client(), orderNumber)).toEqual([401, 401, 401]);
    expect(await statuses(backend.client({ sub: 'somebody' }), orderNumber)).toEqual([404, 404, 404]);
    expect(await statuses(client, 'FC-NOT-THERE')).toEqual([404, 404, 404]);
  });

  it.each(['insurance-ready', 'cash', 'offramp'])('the order "%s" is not ready to be paid', async (key) => {
    orderNumber = demoOrderNumber('northstar', key);
    const refused = await send(bankBody());
    expect([refused.status, errorCode(refused)]).toEqual([409, 'error.step.notReady']);
  });
});

describe('the deposit before the contract', () => {
  const deposit = (paymentMethodId: string, key?: string) =>
    send({ portion: 'deposit', method: 'card', expectedAmountCents: 50_000, paymentMethodId }, key);

  it('is the only part payable for an accepted order, once', async () => {
    orderNumber = demoOrderNumber('northstar', 'insurance-ready');
    await setPrice({ dueTodayCents: 50_000, balanceCents: 200_000 });
    expect((await state()).deposit).toMatchObject({
      dueNowRestCents: 50_000,
      options: [{ portion: 'deposit', amountCents: 50_000 }],
    });
    expect(errorCode(await payByCard())).toBe('error.step.notReady');
    expect((await deposit(await cardToken())).status).toBe(200);
    await untilPhase('captured');
    expect(await state()).toMatchObject({
      status: 'PAYMENT_PENDING',
      deposit: { dueNowRestCents: 0, options: [] },
      plan: { paidCents: 50_000, dueNowRestCents: 200_000 },
    });
    expect(errorCode(await deposit(await cardToken()))).toBe('error.payment.nothingDue');
  });

  it.each(['application-received', 'lender-approved', 'lender-declined', 'offramp-ready', 'contract-signed'])(
    'is refused for an order that is not agreed on, or whose contract is signed: %s',
    async (key) => {
      orderNumber = demoOrderNumber('northstar', key);
      await setPrice({ dueTodayCents: 50_000, balanceCents: 200_000 });
      expect((await state()).deposit).toBeNull();
      expect(errorCode(await deposit(await cardToken()))).toBe('error.step.notReady');
    },
  );
});
