import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database, type NewRow } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock, type HeldClock } from '../testing/held-ports.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { applyIntent } from './apply-intent.ts';
import { markSettledOrders, ordersToMark, paymentsToSettle } from './payments-to-settle.ts';
import { paymentRefunds, payments } from './payments.tables.ts';

type Payment = NewRow<typeof payments>;

const many = 2000;
const at = new Date('2026-06-01T12:00:00.000Z');

describe.each(testEngines)('payments to settle on $engine', ({ open }) => {
  let database: Database;
  let model: typeof orders.$inferSelect;
  let clock: HeldClock;
  const store = () => tenantStore(database.db, 'northstar');
  beforeAll(async () => {
    database = await open();
    const backend = testBackend(database.db);
    backend.stock(300);
    await backend.seed('northstar');
    [model] = (await store().find(orders)) as [typeof model];
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    clock = heldClock();
    for (const table of [payments, paymentRefunds, orders]) await database.db.delete(table);
  });

  function order(orderNumber: string, status: (typeof model)['status'], settledAt: Date | null = null) {
    const { tenantId: _own, ...columns } = model;
    return {
      ...columns,
      orderNumber,
      dealRefId: `deal-${orderNumber}`,
      status,
      paymentsSettledAt: settledAt,
    };
  }
  const payment = (orderNumber: string, change: Partial<Payment> = {}): Payment => ({
    ...{ id: `p-${orderNumber}`, orderNumber, portion: 'deposit', method: 'card', amountCents: 50_000 },
    ...{ phase: 'captured', intentId: `pi-${orderNumber}`, createdAt: at, endedAt: at, ...change },
  });
  const refund = (orderNumber: string, id: string, phase: 'due' | 'refused') => ({
    ...{ id, orderNumber, paymentId: `p-${orderNumber}`, amountCents: 100, phase, createdAt: at },
  });
  const found = async () => (await paymentsToSettle({ db: database.db, clock })).map(({ id }) => id).sort();
  const isSettled = async (orderNumber: string) =>
    Boolean(
      (await store().findOne(orders, { where: eq(orders.orderNumber, orderNumber) }))?.paymentsSettledAt,
    );

  /** An order with a payment of every kind. */
  async function putKinds() {
    const [recently, longAgo] = [clock.now(), new Date(clock.now().getTime() - 20_000)];
    const open = { phase: 'clearing', endedAt: null } as const;
    await store().insert(orders, [
      ...['paid', 'open', 'asked', 'credited', 'credited-before'].map((one) => order(one, 'SUBMITTED')),
      ...['canceled', 'refused', 'refunded', 'without'].map((one) => order(one, 'CANCELED')),
      order('settled', 'CANCELED', at),
    ]);
    await store().insert(payments, [
      ...['paid', 'credited', 'credited-before', 'canceled', 'refused', 'settled'].map((one) => payment(one)),
      ...[payment('open', { ...open, askedAt: longAgo }), payment('asked', { ...open, askedAt: recently })],
      payment('refunded', { phase: 'refunded' }),
    ]);
    await store().insert(paymentRefunds, [
      refund('credited', 'r-1', 'due'),
      refund('credited', 'r-2', 'due'),
      refund('credited-before', 'r-3', 'refused'),
      refund('refused', 'p-refused', 'refused'),
    ]);
  }

  it('are open, to be given back or with a part due, each once, and not asked about for 20 s', async () => {
    await putKinds();
    expect(await found()).toEqual(['p-canceled', 'p-credited', 'p-open']);
  });

  it('canceled orders are read until nothing of their payments is left, and again after a change', async () => {
    await putKinds();
    await Promise.all([1, 2].map(() => markSettledOrders({ db: database.db, clock })));
    const names = ['canceled', 'refused', 'refunded', 'without', 'open', 'paid'];
    const marked = await Promise.all(names.map(isSettled));
    expect(marked).toEqual([false, true, true, true, false, false]);
    expect(await found()).toEqual(['p-canceled', 'p-credited', 'p-open']);

    const late = { phase: 'cancelled', intentId: 'pi-late' } as const;
    await store().insert(payments, [payment('without', late)]);
    const deps = {
      ...{ db: database.db, tenants: testTenants, clock, random: systemRandom, provider: undefined },
      outbox: createOutbox({ clock, random: systemRandom }),
    };
    const arrived = {
      id: 'pi-late',
      phase: 'captured',
      bankUrl: null,
      instrument: null,
      failure: null,
    } as const;
    await applyIntent(deps, store(), { id: 'p-without', intent: arrived });
    expect(await isSettled('without')).toBe(false);
    clock.advance(20_000);
    expect(await found()).toContain('p-without');
  });

  async function planOf(query: SQLWrapper): Promise<string> {
    const explained: unknown = await database.db.execute(sql`explain ${query.getSQL()}`);
    const { rows } = explained as { readonly rows: readonly { readonly 'QUERY PLAN': string }[] };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  it('are found by indexes of what needs work, whatever else is stored', async () => {
    await putKinds();
    const numbers = Array.from({ length: many }, (_, index) => `old-${index}`);
    for (let from = 0; from < many; from += 500) {
      const some = numbers.slice(from, from + 500);
      await store().insert(
        orders,
        some.map((one, index) => order(one, index % 2 ? 'SOLD' : 'CANCELED', index % 2 ? null : at)),
      );
      await store().insert(
        payments,
        some.map((one) => payment(one)),
      );
      await store().insert(
        paymentRefunds,
        some.map((one) => ({ ...refund(one, `done-${one}`, 'due'), phase: 'done' as const })),
      );
    }
    for (const table of [orders, payments, paymentRefunds]) await database.db.execute(sql`analyze ${table}`);
    const plan = await planOf(paymentsToSettle({ db: database.db, clock }));
    const marking = await planOf(ordersToMark(database.db));
    for (const one of [plan, marking]) expect(one).not.toContain('Seq Scan');
    for (const index of ['payments_one_open', 'payment_refunds_due', 'orders_payments_unsettled']) {
      expect(plan).toContain(index);
    }
    expect(marking).toContain('orders_payments_unsettled');
    expect(await found()).toEqual(['p-canceled', 'p-credited', 'p-open']);
  });
});
