import {
  cancelPayment,
  getPaymentState,
  isPaymentOpen,
  paymentWebhookPath,
  startPayment,
  type PaymentState,
} from '@forecourt/shared-contracts/payments';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import { findOwnOrder, type OrderRow } from '../orders/index.ts';
import { tenantStore, type TenantStore } from '../db/index.ts';
import { fail, isFailure, route, unknownOrder, type AppEnv, type Failure } from '../http/index.ts';
import type { PaymentReconciler } from './create-reconciler.ts';
import { refundsOf, type RefundRow } from './credit-refunds.ts';
import { openPayment, paymentsOf, reportedPayment, type PaymentRow } from './payment-rows.ts';
import { paymentStateView, paymentView } from './payment-view.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { beginPayment } from './begin-payment.ts';

/** Maximum age of the provider's last response when the buyer asks, in milliseconds. */
const freshMs = 2000;
/** How long the buyer's request waits for the provider; after that it returns the known state. */
const patienceMs = 4000;

interface Asked {
  readonly tenant: Tenant;
  readonly siteOrigin: string;
}

/** An order of the caller with its payments, as read from the database. */
interface OwnPayments {
  readonly order: OrderRow;
  readonly rows: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
}

async function ownPayments(
  store: TenantStore,
  orderNumber: string,
  sub: string,
): Promise<OwnPayments | undefined> {
  const order = await findOwnOrder(store, orderNumber, sub);
  if (!order) return undefined;
  return { order, rows: await paymentsOf(store, orderNumber), refunds: await refundsOf(store, orderNumber) };
}

function stateOf(
  { provider }: PaymentsDeps,
  { tenant, siteOrigin }: Asked,
  own: OwnPayments | undefined,
): PaymentState | Failure<'error.notFound'> {
  if (!own) return unknownOrder();
  const cardFrame = provider?.cardFrame(tenant, siteOrigin) ?? null;
  return paymentStateView({ ...own, settings: tenant.payment, cardFrame });
}

async function atMost(work: Promise<unknown>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, limitMs);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}

function isStale(row: PaymentRow, now: Date): boolean {
  return now.getTime() - (row.askedAt ?? row.createdAt).getTime() >= freshMs;
}

/** Paying for an order, for its owner, and the provider's reports. Never handles a card number. */
export function paymentRoutes(deps: PaymentsDeps, reconciler: PaymentReconciler): Hono<AppEnv> {
  const app = new Hono<AppEnv>();

  route(app, getPaymentState, async ({ params, store, tenant, siteOrigin, requireCaller }) => {
    const { orderNumber } = params;
    const { sub } = requireCaller();
    const asked = { tenant, siteOrigin };
    const own = await ownPayments(store, orderNumber, sub);
    const open = own && openPayment(own.rows);
    if (!open || !isStale(open, deps.clock.now())) return stateOf(deps, asked, own);
    await atMost(reconciler.settle({ tenantId: tenant.id, id: open.id }), patienceMs);
    return stateOf(deps, asked, await ownPayments(store, orderNumber, sub));
  });

  route(app, startPayment, async ({ params, body, store, tenant, siteOrigin, requireCaller }) => {
    const start = { store, tenant, caller: requireCaller(), ...params, body, siteOrigin };
    const row = await beginPayment(deps, start);
    if (isFailure(row)) return row;
    store.afterCommit(() => {
      void reconciler.settle({ tenantId: tenant.id, id: row.id }).catch(() => {
        console.error('A payment could not be sent to the provider; it is tried again.');
      });
    });
    return paymentView(row, []);
  });

  route(app, cancelPayment, async ({ params, store, tenant, siteOrigin, requireCaller }) => {
    const { orderNumber, paymentId } = params;
    const { sub } = requireCaller();
    const asked = { tenant, siteOrigin };
    const own = await ownPayments(store, orderNumber, sub);
    if (!own) return unknownOrder();
    const row = own.rows.find(({ id }) => id === paymentId);
    if (!row) return fail('error.notFound');
    if (!isPaymentOpen(row)) return stateOf(deps, asked, own);
    if (!(await reconciler.cancel({ tenantId: tenant.id, id: row.id }))) return fail('error.unavailable');
    return stateOf(deps, asked, await ownPayments(store, orderNumber, sub));
  });

  app.post(paymentWebhookPath, async (context) => {
    const tenantId = context.var.tenant.id;
    const report = deps.provider?.portOf(tenantId).parseWebhook({
      rawBody: await context.req.text(),
      signature: context.req.header('stripe-signature') ?? '',
      at: deps.clock.now(),
    });
    if (!report) return context.json({ received: false }, 400);
    const row = await reportedPayment(tenantStore(deps.db, tenantId), report);
    // A provider that is refused what it was asked to report stops reporting.
    if (!row) return context.json({ received: true });
    const isSettled = await reconciler.settle({ tenantId, id: row.id });
    return context.json({ received: isSettled }, isSettled ? 200 : 503);
  });

  return app;
}
