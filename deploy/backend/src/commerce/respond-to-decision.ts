import type { LenderDecision } from '@forecourt/shared-contracts/commerce';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import { fail, type Caller, type Failure } from '../http/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { findDecision, updateDecision } from './lender-decision-rows.ts';
import { decisionView } from './lender-decision-view.ts';
import { findOwnOrder, lockOrder, noteOrderStatus, type OrderRow } from './order-rows.ts';
import { phaseOf, settledOrder } from './settle-decision.ts';

interface Responding {
  /** An open transaction: deal, history, vehicle and message are one effect. */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly orderNumber: string;
  readonly response: 'accepted' | 'declined';
}

/**
 * The buyer's answer to an approved application. Accepting makes the deal UACC. Declining makes it UDEC and the order CANCELED, since
 * a financed order without its loan has nothing left to sign, and sets its vehicle free. The same answer again changes nothing; any
 * other order is refused. `error.notFound` for an order that is not the caller's.
 */
export async function respondToDecision(
  deps: CommerceDeps,
  responding: Responding,
): Promise<LenderDecision | Failure<'error.notFound' | 'error.decision.notOpen'>> {
  const { store, caller, orderNumber, response } = responding;
  if (!(await findOwnOrder(store, orderNumber, caller.sub))) return fail('error.notFound');
  const locked = await lockOrder(store, orderNumber);
  if (!locked) return fail('error.notFound');
  const order = await settledOrder(deps, store, locked);
  const phase = phaseOf(order);
  if (phase === response) return decisionView(order, await findDecision(store, orderNumber));
  if (phase !== 'approved') return fail('error.decision.notOpen');
  const answered = await writeResponse(deps, responding, order);
  await updateDecision(store, orderNumber, { respondedAt: deps.clock.now() });
  return decisionView(answered, await findDecision(store, orderNumber));
}

async function writeResponse(deps: CommerceDeps, responding: Responding, order: OrderRow): Promise<OrderRow> {
  const { store, tenant, response } = responding;
  const { orderNumber, vin } = order;
  const isDeclined = response === 'declined';
  const status = isDeclined ? 'CANCELED' : order.status;
  const dealStatus = isDeclined ? ('UDEC' as const) : ('UACC' as const);
  const id = deps.random.uuid();
  await noteOrderStatus(store, orderNumber, { id, status, dealStatus, at: deps.clock.now(), actor: 'buyer' });
  if (isDeclined) {
    await deps.catalog.release(store.db, { tenantId: tenant.id, vin, orderNumber });
    store.afterCommit(() => deps.catalog.noteChange(tenant.id, vin));
  }
  await tellBuyer(deps, responding, order);
  return { ...order, status, dealStatus };
}

async function tellBuyer(
  deps: CommerceDeps,
  { store, tenant, caller, response }: Responding,
  order: OrderRow,
): Promise<void> {
  if (!caller.email) return;
  const { year, make, model } = order.vehicle;
  const name = `${year} ${make} ${model}`;
  const isDeclined = response === 'declined';
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: caller.email,
    subject: `${tenant.brandName}: ${isDeclined ? 'your order is canceled' : 'you accepted your loan'}`,
    body: [
      isDeclined
        ? `You declined the loan for the ${name}. Order ${order.orderNumber} is canceled and the vehicle is free again.`
        : `You accepted the loan for the ${name}, order ${order.orderNumber}. Sign in to go on with your steps.`,
      `Questions? Call ${tenant.contact.phoneAbbreviation}.`,
    ].join('\n'),
  });
}
