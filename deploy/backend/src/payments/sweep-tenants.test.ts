import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { orders } from '../orders/orders.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { until } from '../testing/until.ts';
import { createReconciler } from './create-reconciler.ts';
import type { IntentState, PaymentPort } from './payment-port.ts';
import { payments } from './payments.tables.ts';

const tenantIds = ['northstar', 'harbor'] as const;
const failed: IntentState = {
  id: 'pi_1',
  phase: 'failed',
  bankUrl: null,
  instrument: null,
  failure: 'error',
};

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  const backend = testBackend(database.db);
  backend.stock(300);
  for (const tenantId of tenantIds) await backend.seed(tenantId);
}, 60_000);
afterAll(() => database.close());

/** Leaves one payment of the tenant, which its provider does not know yet. */
async function putPayment(tenantId: string): Promise<void> {
  const store = tenantStore(database.db, tenantId);
  const [order] = await store.find(orders, { where: eq(orders.status, 'SUBMITTED') });
  await store.remove(payments, undefined);
  await store.insert(payments, [
    {
      ...{
        id: `payment-of-${tenantId}`,
        orderNumber: order!.orderNumber,
        portion: 'due-now',
        method: 'card',
      },
      ...{ amountCents: 50_000, phase: 'starting', paymentMethodId: 'pm_1', createdAt: order!.createdAt },
    },
  ]);
}

const phaseOf = async (tenantId: string) =>
  (await tenantStore(database.db, tenantId).findOne(payments))?.phase;

it('a tenant whose payment provider does not answer keeps no payment of another tenant', async () => {
  for (const tenantId of tenantIds) await putPayment(tenantId);
  let answer: (intent: IntentState) => void = () => undefined;
  const slow = new Promise<IntentState>((resolve) => (answer = resolve));
  const portOf = (tenantId: string) =>
    ({
      createIntent: () => (tenantId === 'northstar' ? slow : Promise.resolve(failed)),
    }) as Partial<PaymentPort> as PaymentPort;
  const clock = heldClock();
  const reconciler = createReconciler({
    ...{ db: database.db, tenants: testTenants, clock, random: systemRandom },
    outbox: createOutbox({ clock, random: systemRandom }),
    provider: { portOf, cardFrame: () => undefined as never, closingPageUrl: '' },
  });
  const sweeping = reconciler.sweep();
  await until(async () => expect(await phaseOf('harbor')).toBe('failed'));
  expect(await phaseOf('northstar')).toBe('starting');
  answer(failed);
  await sweeping;
  expect(await phaseOf('northstar')).toBe('failed');
});
