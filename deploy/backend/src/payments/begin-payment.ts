import { mayPayDeposit } from '@forecourt/shared-contracts/commerce';
import {
  depositPlan,
  nextPaymentCents,
  type PaymentPlan,
  type startPayment as endpoint,
} from '@forecourt/shared-contracts/payments';
import type { EndpointErrorCode, EndpointParsedBody } from '@forecourt/shared-contracts/http';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { lockOrder, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, unknownOrder, type Caller, type Failure } from '../http/index.ts';
import { refusalOfStep } from '../progress/index.ts';
import { openPayment, paymentsOf, planOf, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { payments } from './payments.tables.ts';
import { writeOrderStatus } from './write-order-status.ts';

type StartFailure = Failure<EndpointErrorCode<typeof endpoint> | 'error.notFound' | 'error.unavailable'>;

interface Start {
  /** The call's transaction. */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly orderNumber: string;
  readonly body: EndpointParsedBody<typeof endpoint>;
  readonly siteOrigin: string;
}

/**
 * Stores a payment before it is sent to the provider, with the order locked: of two presses, tabs or keys the
 * second finds the first one's row. The amount is recalculated from the order (T50).
 */
export async function beginPayment(deps: PaymentsDeps, start: Start): Promise<PaymentRow | StartFailure> {
  const { store, tenant, caller, orderNumber, body } = start;
  if (!deps.provider) return fail('error.unavailable');
  const order = await lockOrder(store, orderNumber);
  if (!order || order.ownerSub !== caller.sub) return unknownOrder();
  const now = deps.clock.now();
  const refusal = await refusalOf(store, { order, now, body });
  if (refusal) return refusal;
  const rows = await paymentsOf(store, orderNumber);
  if (openPayment(rows)) return fail('error.payment.open');
  const amountCents = amountOf(planFor(planOf(order, rows, tenant.payment), start), body);
  if (typeof amountCents !== 'number') return amountCents;
  const row: PaymentRow = {
    tenantId: tenant.id,
    id: deps.random.uuid(),
    orderNumber,
    portion: body.portion,
    method: body.method,
    amountCents,
    phase: 'starting',
    paymentMethodId: body.method === 'card' ? body.paymentMethodId : null,
    returnUrl: body.method === 'bank' ? returnUrlOf(deps.provider.closingPageUrl, start) : null,
    intentId: null,
    bankUrl: null,
    instrument: null,
    failure: null,
    buyerEmail: caller.email ?? null,
    createdAt: now,
    askedAt: null,
    endedAt: null,
  };
  await store.insert(payments, [row]);
  const settings = tenant.payment;
  await writeOrderStatus(deps, store, { order, actor: 'buyer', rows: [row, ...rows], settings });
  return row;
}

interface RefusalInput {
  readonly order: OrderRow;
  readonly now: Date;
  readonly body: Start['body'];
}

/** The deposit may be paid once the order is agreed on; everything else waits for the payment step. */
async function refusalOf(store: TenantStore, { order, now, body }: RefusalInput) {
  if (body.portion !== 'deposit') return refusalOfStep(store, { order, step: 'payment', now });
  const { dealType, dealStatus, status: orderStatus } = order;
  return mayPayDeposit({ dealType, dealStatus, orderStatus })
    ? undefined
    : fail('error.step.notReady', 'payment');
}

function planFor(plan: PaymentPlan, { body, tenant }: Start): PaymentPlan {
  return body.portion === 'deposit' ? depositPlan(plan, tenant.payment) : plan;
}

function amountOf({ options }: PaymentPlan, body: Start['body']): number | StartFailure {
  if (options.length === 0) return fail('error.payment.nothingDue');
  const option = options.find(({ portion }) => portion === body.portion);
  const amountCents = nextPaymentCents(option, body.method);
  if (amountCents === undefined) return fail('error.payment.methodNotAllowed', 'method');
  return amountCents === body.expectedAmountCents ? amountCents : fail('error.payment.amountChanged');
}

function returnUrlOf(closingPageUrl: string, { body, siteOrigin, orderNumber }: Start): string {
  if (body.method !== 'bank' || body.returnTo !== 'order') return closingPageUrl;
  const number = encodeURIComponent(orderNumber);
  const page = body.portion === 'deposit' ? `checkout/${number}/deposit` : `progress/${number}/payment`;
  return `${siteOrigin}/${page}`;
}
