import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { Fulfillment, listSlots } from '@forecourt/shared-contracts/fulfillment';
import type { EndpointResponse } from '@forecourt/shared-contracts/http';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxIntents } from '@forecourt/stand-ins/payment-provider/payment-sandbox.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { paymentRefunds } from '../payments/payments.tables.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { until } from '../testing/until.ts';

const feeCents = 14_900;
const address = { line1: '12 Garden Street', line2: '', city: 'Lansing', state: 'MI', zip: '48933' };
const delivery = { type: 'DELIVERY', address };
const pickup = { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' };

let database: Database;
let backend: TestBackend;
let client: TestClient;
let orderNumber: string;
let stocked = 1;

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  backend = testBackend(database.db);
  backend.stock(80, stocked);
  stocked += 80;
  client = backend.client({ sub: 'demo-northstar' });
  const fresh = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
    body: { key: 'contract-signed' },
  });
  orderNumber = fresh.body.orderNumber;
  await setPrice({ dueTodayCents: 50_000, balanceCents: 200_000 });
});

const store = () => tenantStore(database.db, 'northstar');

/** An order whose signed price contains the delivery fee. */
async function setPrice(
  amounts: { dueTodayCents: number; balanceCents: number },
  dealType: OrderRow['dealType'] = 'Cash',
  taxed: Partial<OrderRow['price']> = {},
) {
  const where = eq(orders.orderNumber, orderNumber);
  const row = await store().findOne(orders, { where });
  const lines = [{ code: 'delivery-fee', amountCents: feeCents }];
  const price = { ...row!.price, ...amounts, lease: undefined, lines, ...taxed } as OrderRow['price'];
  await store().update(orders, { price, dealType, paymentStatus: null }, where);
}

const scheduling = () => `/api/fulfillment/orders/${orderNumber}`;
const fulfillment = async () => (await client.get<Fulfillment>(scheduling())).body;
const payments = async () => (await client.get<PaymentState>(`/api/payments/${orderNumber}`)).body;

async function book(
  request: typeof delivery | typeof pickup,
  expectedFeeCents = 0,
  key: string = crypto.randomUUID(),
) {
  const query = request.type === 'PICKUP' ? 'PICKUP&location=DEALERSHIP_LOCATION' : 'DELIVERY';
  const { days } = (
    await client.get<EndpointResponse<typeof listSlots>>(`${scheduling()}/slots?type=${query}`)
  ).body;
  const startAt = days.flatMap(({ slots }) => slots)[0]?.startAt;
  const replaces = (await fulfillment()).appointment?.id ?? null;
  const body = { request, startAt, expectedFeeCents, replaces };
  const headers = { 'idempotency-key': key };
  const send = () => client.send<Fulfillment>('POST', `${scheduling()}/appointment`, { body, headers });
  return { answer: await send(), send };
}

async function pay(portion: 'due-now' | 'everything', method: 'card' | 'bank', cents: number) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const body = {
    portion,
    method,
    expectedAmountCents: cents,
    ...(method === 'bank' ? { returnTo: 'order' } : { paymentMethodId: await cardToken() }),
  };
  expect((await client.send('POST', `/api/payments/${orderNumber}`, { body, headers })).status).toBe(200);
  if (method === 'bank') {
    await untilPhase('awaiting-bank');
    await backend.payments.sandbox.app.request((await payments()).payments[0]!.bankUrl!, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=pay&account=checking',
    });
  }
}

async function cardToken(): Promise<string> {
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
  return ((await answer.json()) as { id: string }).id;
}

const untilPhase = (phase: string) =>
  until(async () => {
    backend.clock.advance(2000);
    expect((await payments()).payments[0]?.phase).toBe(phase);
  });

const reportFailed = () =>
  client.send('PUT', `/_sandbox/hand-overs/${orderNumber}`, { body: { status: 'Failed' } });

/** Lets bank payments clear, and everything be queried again. */
async function later() {
  backend.clock.advance(61_000);
  await backend.payments.reconciler.sweep();
}

const refunds = () => store().find(paymentRefunds, { where: eq(paymentRefunds.orderNumber, orderNumber) });
const untilRefunded = (cents: number) =>
  until(async () => {
    const rows = await refunds();
    expect(rows.map(({ phase }) => phase)).not.toContain('due');
    expect(rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(cents);
  });
/** What the provider has paid back. */
const paidBack = async () =>
  (await store().find(sandboxIntents))
    .filter(({ metadata }) => metadata.order_number === orderNumber)
    .flatMap(({ partRefunds }) => Object.values(partRefunds));
const history = async () =>
  (
    await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`)
  ).body.history.flatMap(({ values }) => values.refundedCents ?? []);
const mails = async () =>
  (
    await client.get<{ messages: { subject: string; body: string }[] }>('/_sandbox/outbox.json')
  ).body.messages.map(({ subject, body }) => `${subject}: ${body}`);

describe('a delivery that is paid with the price, and becomes a pickup', () => {
  beforeEach(async () => {
    await pay('everything', 'bank', 250_000);
    await later();
    await untilPhase('captured');
    expect((await book(delivery)).answer.status).toBe(200);
  });

  it('is refunded once through the provider, with status, history and mails', async () => {
    const quote = await client.send<{ credit: unknown }>('POST', `${scheduling()}/quote`, { body: pickup });
    expect(quote.body.credit).toEqual({ creditCents: feeCents, byStoreCents: 0 });
    const { answer, send } = await book(pickup);
    expect(answer.body.credit).toEqual({ creditCents: feeCents, byStoreCents: 0 });
    await untilRefunded(feeCents);
    expect((await send()).status).toBe(200);
    await later();
    expect(await paidBack()).toEqual([feeCents]);
    expect(await history()).toEqual([feeCents]);
    expect(await payments()).toMatchObject({
      status: 'FULLY_PAID',
      plan: { owedRestCents: 0, options: [] },
      payments: [
        { amountCents: 250_000, partRefunds: { doneCents: feeCents, dueCents: 0, refusedCents: 0 } },
      ],
    });
    expect((await fulfillment()).credit).toEqual({ creditCents: feeCents, byStoreCents: 0 });
    const { body } = await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`);
    expect(body.data.creditCents).toBe(feeCents);
    const written = await mails();
    expect(written.filter((mail) => /We refunded \$149\.00 .* part for delivery/s.test(mail))).toHaveLength(
      1,
    );
    expect(written.filter((mail) => /pickup is moved .*included \$149\.00 more/s.test(mail))).toHaveLength(1);
  });

  it('is refunded after an outage of the provider, once though its answer is lost', async () => {
    backend.payments.network.isUp = false;
    await book(pickup);
    await later();
    expect(await paidBack()).toEqual([]);
    expect((await payments()).payments[0]?.partRefunds).toMatchObject({ doneCents: 0, dueCents: feeCents });
    backend.payments.network.isUp = true;
    backend.payments.network.losesAnswers = true;
    await later();
    backend.payments.network.losesAnswers = false;
    await later();
    await untilRefunded(feeCents);
    expect(await paidBack()).toEqual([feeCents]);
    expect(await history()).toEqual([feeCents]);
  });

  it('is created with the same parameters each time, and then named, also if naming it fails at first', async () => {
    const isNaming = (path: string) => path.startsWith('POST /v1/refunds/re_');
    backend.payments.network.instead = (path) =>
      isNaming(path) ? { status: 500, body: { error: { type: 'api_error', message: 'Later.' } } } : undefined;
    await book(pickup);
    await until(() => expect(backend.payments.network.calls.some(isNaming)).toBe(true));
    await later();
    expect((await refunds()).map(({ phase }) => phase)).toEqual(['due']);
    backend.payments.network.instead = () => undefined;
    await later();
    await untilRefunded(feeCents);
    expect(await paidBack()).toEqual([feeCents]);
    const [refund] = await refunds();
    const sent = backend.payments.network.bodies;
    const creations = sent.filter((body) => body.startsWith('payment_intent='));
    expect(new Set(creations)).toEqual(
      new Set([expect.stringMatching(/^payment_intent=pi_\w+&amount=14900$/)]),
    );
    expect(sent).toContain(`metadata[refund_id]=${refund!.id}`);
  });

  it('that the provider refuses to refund is reported in a mail, once, and with payment and appointment; it is not in the history', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const own = eq(sandboxIntents.status, 'succeeded');
    await store().update(sandboxIntents, { partRefunds: { elsewhere: 250_000 } }, own);
    await book(pickup);
    await until(async () => expect((await refunds())[0]?.phase).toBe('refused'));
    await later();
    const refusalMails = (await mails()).filter((mail) =>
      /your refund needs a call.*could not refund \$149\.00/s.test(mail),
    );
    expect(refusalMails).toHaveLength(1);
    const toStore = (await mails()).filter((mail) => mail.includes('provider could not refund $149.00'));
    expect(toStore).toEqual([expect.stringContaining(`pay back a part of order ${orderNumber}`)]);
    expect((await payments()).payments[0]?.partRefunds).toEqual({
      doneCents: 0,
      dueCents: 0,
      refusedCents: feeCents,
    });
    expect((await fulfillment()).credit).toMatchObject({ refusedCents: feeCents });
    expect(log.mock.calls).toEqual([[expect.stringContaining(`refused a refund of ${orderNumber}`)]]);
    log.mockClear();
    expect(await history()).toEqual([]);
  });

  it('whose refund fails later at the provider is reported in one mail, and is not refunded again', async () => {
    await book(pickup);
    await untilRefunded(feeCents);
    const [refund] = await refunds();
    const intents = await store().find(sandboxIntents);
    const { id } = intents.find(({ metadata }) => metadata.order_number === orderNumber)!;
    const one = { amount: feeCents, status: 'failed', metadata: { refund_id: refund!.id } };
    const charge = { object: 'charge', amount: 250_000, refunded: false, refunds: { data: [one] } };
    const intent = { id, object: 'payment_intent', status: 'succeeded', latest_charge: charge };
    backend.payments.network.instead = (path) =>
      path.startsWith(`GET /v1/payment_intents/${id}`) ? { status: 200, body: intent } : undefined;
    const settle = () => backend.payments.reconciler.settleOrder({ tenantId: 'northstar', orderNumber });
    await settle();
    await settle();
    const written = (await mails()).filter((mail) => mail.includes(orderNumber));
    expect(written.filter((mail) => /refund needs a call.*\$149\.00/s.test(mail))).toHaveLength(1);
    expect(written.filter((mail) => mail.includes('provider could not refund $149.00'))).toHaveLength(1);
    const payment = (await payments()).payments[0];
    expect(payment).toMatchObject({
      phase: 'captured',
      partRefunds: { doneCents: 0, refusedCents: feeCents },
    });
    expect((await fulfillment()).credit).toMatchObject({ refusedCents: feeCents });
    expect(await paidBack()).toEqual([feeCents]);
  });

  it('costs its fee again when it is a delivery again, and is refunded no second time', async () => {
    await book(pickup);
    await untilRefunded(feeCents);
    expect(errorCode((await book(delivery)).answer)).toBe('error.fulfillment.feeChanged');
    expect((await book(delivery, feeCents)).answer.body.appointment?.feeCents).toBe(feeCents);
    expect((await book(pickup)).answer.status).toBe(200);
    await later();
    expect(await paidBack()).toEqual([feeCents]);
  });
});

describe('a delivery that was paid, once its window has passed', () => {
  beforeEach(async () => {
    await pay('everything', 'bank', 250_000);
    await later();
    await untilPhase('captured');
    await book(delivery);
    const { appointment } = (await fulfillment()) as { appointment: { endAt: string } };
    backend.clock.advance(Date.parse(appointment.endAt) - backend.clock.now().getTime());
    expect((await fulfillment()).status).toBe('Unconfirmed');
  });

  it('becomes a pickup, also by way of another delivery, and nothing goes back', async () => {
    const quote = await client.send<{ credit?: unknown }>('POST', `${scheduling()}/quote`, { body: pickup });
    expect(quote.body.credit).toBeUndefined();
    expect((await book(delivery)).answer.status).toBe(200);
    const { answer } = await book(pickup);
    expect([answer.status, answer.body.credit]).toEqual([200, undefined]);
    expect(await refunds()).toEqual([]);
  });

  it('cannot be changed or canceled after the buyer answered that the car is there', async () => {
    const appointmentId = (await fulfillment()).appointment?.id;
    await client.send('POST', `${scheduling()}/received`, { body: { appointmentId } });
    expect(await fulfillment()).toMatchObject({ isReceived: true, canChange: false });
    expect(errorCode((await book(pickup)).answer)).toBe('error.fulfillment.tooLate');
    const cancel = await client.send('POST', `${scheduling()}/appointment/cancel`, {
      body: { appointmentId },
    });
    expect(errorCode(cancel)).toBe('error.fulfillment.tooLate');
    await reportFailed();
    expect((await fulfillment()).canChange).toBe(true);
  });

  it('that the dealer reported as failed is refunded, also after another delivery was booked', async () => {
    await reportFailed();
    expect((await book(delivery)).answer.status).toBe(200);
    expect((await book(pickup)).answer.body.credit).toEqual({ creditCents: feeCents, byStoreCents: 0 });
    await untilRefunded(feeCents);
  });
});

describe('a delivery that is not paid yet', () => {
  it('reduces what is left to pay, and nothing is refunded', async () => {
    await book(pickup);
    expect((await payments()).plan).toMatchObject({ owedCents: 235_100, owedRestCents: 235_100 });
    await pay('everything', 'bank', 235_100);
    await later();
    await untilPhase('captured');
    await later();
    expect((await payments()).status).toBe('FULLY_PAID');
    expect(await refunds()).toEqual([]);
  });

  it('is refunded once money arrives that was in transit during the change', async () => {
    await pay('everything', 'bank', 250_000);
    await book(pickup);
    expect(await refunds()).toEqual([]);
    await later();
    await untilPhase('captured');
    await later();
    await untilRefunded(feeCents);
    expect(await paidBack()).toEqual([feeCents]);
  });
});

it('of a loan goes back from what the buyer paid; the rest is named as the store’s to return', async () => {
  await setPrice({ dueTodayCents: 10_000, balanceCents: 0 }, 'Finance');
  await pay('due-now', 'card', 10_000);
  await untilPhase('captured');
  const { answer } = await book(pickup);
  expect(answer.body.credit).toEqual({ creditCents: feeCents, byStoreCents: 4_900 });
  await untilRefunded(10_000);
  await later();
  expect(await payments()).toMatchObject({ status: 'DOWNPAYMENT_PAID', payments: [{ phase: 'captured' }] });
  expect(await paidBack()).toEqual([10_000]);
});

it('that covers all that is due of a loan completes the payment step, and one that does not leaves it open', async () => {
  await setPrice({ dueTodayCents: 50_000, balanceCents: 0 }, 'Finance');
  await book(pickup);
  expect(await payments()).toMatchObject({ status: null, plan: { dueNowRestCents: 35_100 } });
  const fresh = await client.send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', {
    body: { key: 'contract-signed' },
  });
  orderNumber = fresh.body.orderNumber;
  await setPrice({ dueTodayCents: 10_000, balanceCents: 0 }, 'Finance');
  await book(pickup);
  expect(await payments()).toMatchObject({
    status: 'DOWNPAYMENT_PAID',
    plan: { dueNowRestCents: 0 },
    payments: [],
  });
});

it('in a state that taxes delivery is refunded with its sales tax, and costs its fee again without a second tax refund', async () => {
  const lines = [
    { code: 'vehicle-price', amountCents: 200_000 },
    { code: 'sales-tax', amountCents: 13_969 },
    { code: 'delivery-fee', amountCents: feeCents },
  ] as const;
  const washington = { state: 'WA', salesTaxPercent: 6.5, tradeIn: undefined, lines: [...lines] };
  await setPrice({ dueTodayCents: 50_000, balanceCents: 178_869 }, 'Cash', washington);
  await pay('everything', 'bank', 228_869);
  await later();
  await untilPhase('captured');
  const { answer } = await book(pickup);
  const creditCents = feeCents + 969;
  expect(answer.body.credit).toEqual({ creditCents, byStoreCents: 0 });
  await untilRefunded(creditCents);
  expect((await book(delivery, feeCents)).answer.body.appointment?.feeCents).toBe(feeCents);
  expect((await book(pickup)).answer.body.credit).toEqual({ creditCents, byStoreCents: 0 });
  await later();
  expect(await paidBack()).toEqual([creditCents]);
});
