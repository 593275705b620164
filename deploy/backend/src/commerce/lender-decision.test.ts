import type { LenderDecision, Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { StepId } from '@forecourt/shared-contracts/progress';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { refusalOfStep } from '../progress/step-guard.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { orders } from '../orders/orders.tables.ts';
import { findOwnOrder } from '../orders/index.ts';
import { sampleLender } from '@forecourt/stand-ins/lender/sample-lender.ts';

let sequence = 0;
const key = () => `decision-key-${(sequence += 1)}`;

describe.each(testEngines)("the lender's decision on $engine", ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let buyer: TestClient;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(9);
    buyer = backend.client({ sub: 'demo-northstar' });
  });

  async function sample(sampleKey: string): Promise<string> {
    const made = await backend
      .client()
      .send<{ orderNumber: string }>('POST', '/_sandbox/sample-orders', { body: { key: sampleKey } });
    return made.body.orderNumber;
  }
  const pathOf = (number: string, rest = '') => `/api/commerce/orders/${number}/lender-decision${rest}`;
  const read = (number: string, client = buyer) => client.get<LenderDecision>(pathOf(number));
  const respond = (number: string, response: 'accept' | 'decline', idempotencyKey = key(), client = buyer) =>
    client.send<LenderDecision>('POST', pathOf(number, `/${response}`), {
      headers: { 'idempotency-key': idempotencyKey },
    });
  const orderOf = async (number: string) =>
    (await buyer.get<{ data: Order }>(`/public/commerce/orders/${number}`)).body.data;
  const historyOf = async (number: string) =>
    (await buyer.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${number}`)).body.history;

  it('is pending, and approves in the sandbox 45 s after the first look, at the terms of the order', async () => {
    const number = await sample('application-received');
    backend.clock.advance(sampleLender.answersAfterMs * 2);
    const first = (await read(number)).body;
    expect(first).toMatchObject({ dealStatus: 'DPEN', lenderName: null, decidedAt: null, terms: null });
    expect(Date.parse(first.dueAt) - Date.parse(first.submittedAt)).toBe(24 * 60 * 60 * 1000);
    backend.clock.advance(sampleLender.answersAfterMs - 1);
    expect((await orderOf(number)).deal.status).toBe('DPEN');
    backend.clock.advance(1);
    const order = await orderOf(number);
    expect(order.deal.status).toBe('LSEL');
    const { finance } = order.price;
    const decision = (await read(number)).body;
    expect(decision).toMatchObject({
      dealStatus: 'LSEL',
      lenderName: sampleLender.lender.name,
      terms: finance,
    });
    const terms = decision.terms;
    expect((terms?.totalOfPaymentsCents ?? 0) - (terms?.financeChargeCents ?? 0)).toBe(
      finance?.financedCents,
    );
    expect(await historyOf(number)).toMatchObject([
      { actor: 'buyer' },
      { actor: 'lender', values: { orderStatus: 'SUBMITTED', dealStatus: 'LSEL' } },
    ]);
  });

  it('is accepted once, regardless of who asks and how often', async () => {
    const number = await sample('lender-approved');
    const answers = await Promise.all([...Array(10).keys()].map(() => respond(number, 'accept')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.dealStatus))).toEqual(new Set(['UACC']));
    expect((await orderOf(number)).deal.status).toBe('UACC');
    const accepted = (await historyOf(number)).filter(({ values }) => values.dealStatus === 'UACC');
    expect(accepted).toHaveLength(1);
    expect((await read(number)).body.respondedAt).not.toBeNull();
  });

  it('is declined: the loan is UDEC, the order CANCELED, the vehicle free, and the order is no longer listed', async () => {
    const number = await sample('lender-approved');
    const { vehicle } = await orderOf(number);
    expect(backend.catalog.availabilityOf(vehicle.vin)).toBe('PendingSale');
    expect(await orderOf(number)).not.toHaveProperty('isVehicleFree');
    const same = key();
    for (const sent of [same, same, key()]) {
      const answer = await respond(number, 'decline', sent);
      expect([answer.status, answer.body.dealStatus, answer.body.orderStatus]).toEqual([
        200,
        'UDEC',
        'CANCELED',
      ]);
    }
    expect(backend.catalog.availabilityOf(vehicle.vin)).toBe('Available');
    expect((await orderOf(number)).isVehicleFree).toBe(true);
    expect(backend.catalog.noted.filter((vin) => vin === vehicle.vin)).toHaveLength(2);
    expect(await historyOf(number)).toMatchObject([
      { values: { orderStatus: 'SUBMITTED' } },
      { actor: 'buyer', values: { orderStatus: 'CANCELED', dealStatus: 'UDEC' } },
    ]);
    const { orders } = (await buyer.get<{ orders: Order[] }>('/api/commerce/orders')).body;
    expect(orders.some(({ orderNumber }) => orderNumber === number)).toBe(false);
  });

  it('is accepted or declined, never both: the first of two tabs wins', async () => {
    const number = await sample('lender-approved');
    const answers = await Promise.all([respond(number, 'accept'), respond(number, 'decline')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { deal, orderStatus } = await orderOf(number);
    expect([deal.status, orderStatus]).toEqual(
      answers[0]?.status === 200 ? ['UACC', 'SUBMITTED'] : ['UDEC', 'CANCELED'],
    );
  });

  it.each([
    ['while it is pending', 'application-received'],
    ['when all lenders declined', 'lender-declined'],
    ['of a cash order', 'cash'],
    ['of an offramp order', 'offramp'],
  ])('cannot be answered %s', async (_when, sampleKey) => {
    const number = await sample(sampleKey);
    for (const response of ['accept', 'decline'] as const) {
      const answer = await respond(number, response);
      expect([answer.status, errorCode(answer)]).toEqual([409, 'error.decision.notOpen']);
    }
  });

  it('precedes the contract: nothing is signed until it is accepted, and a canceled order has no steps', async () => {
    const number = await sample('insurance-pending');
    const store = tenantStore(database.db, 'northstar');
    const refusal = async (step: StepId) => {
      const order = await findOwnOrder(store, number, 'demo-northstar');
      return order && (await refusalOfStep(store, { order, step, now: backend.clock.now() }))?.code;
    };
    expect(await refusal('signing')).toBeUndefined();
    await store.update(orders, { dealStatus: 'LSEL' }, eq(orders.orderNumber, number));
    expect([await refusal('signing'), await refusal('insurance')]).toEqual([
      'error.step.notReady',
      undefined,
    ]);
    await respond(number, 'decline');
    expect(await refusal('insurance')).toBe('error.step.notReady');
  });

  it.each([
    ['LDEC', 'LDEC', null],
    ['LSEL', 'LSEL', sampleLender.lender.name],
  ])('%s is available at once in the sandbox', async (answer, dealStatus, lenderName) => {
    const number = await sample('application-received');
    const answerWith = (answer: string) =>
      backend.client().send('POST', '/_sandbox/lender-decisions', { body: { orderNumber: number, answer } });
    expect((await answerWith(answer)).body).toEqual({ dealStatus });
    expect((await answerWith('LSEL')).body).toEqual({ dealStatus });
    expect((await read(number)).body).toMatchObject({ dealStatus, lenderName });
  });

  it.each(['LSEL', 'LNSEL', 'LDEC'] as const)(
    'a late answer after a timeout counts (%s), a second timeout changes nothing',
    async (late) => {
      const number = await sample('application-received');
      const answerWith = async (answer: string) => {
        const body = { orderNumber: number, answer };
        return (await backend.client().send('POST', '/_sandbox/lender-decisions', { body })).body;
      };
      expect(await answerWith('LTIM')).toEqual({ dealStatus: 'LTIM' });
      const { decidedAt } = (await read(number)).body;
      backend.clock.advance(60_000);
      expect(await answerWith('LTIM')).toEqual({ dealStatus: 'LTIM' });
      expect((await read(number)).body).toMatchObject({ dealStatus: 'LTIM', decidedAt });
      expect(await answerWith(late)).toEqual({ dealStatus: late });
      expect((await read(number)).body).toMatchObject({ dealStatus: late });
    },
  );

  it('is visible only to its owner, and does not exist for a cash order', async () => {
    const number = await sample('lender-approved');
    for (const visitor of [{ sub: 'bob' }, { tenantId: 'harbor', sub: 'demo-northstar' }]) {
      const client = backend.client(visitor);
      const answers = [
        await read(number, client),
        await respond(number, 'accept', key(), client),
        await respond(number, 'decline', key(), client),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await read(number, backend.client())).status).toBe(401);
    expect((await orderOf(number)).deal.status).toBe('LSEL');
    expect((await read(await sample('cash'))).status).toBe(404);
  });
});
