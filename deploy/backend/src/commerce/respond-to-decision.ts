import { counterPrice, type DealStatus, type LenderDecision } from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import type { TenantStore } from '../db/index.ts';
import { isForLenders } from '../credit-application/index.ts';
import { fail, unknownOrder, type Caller, type Failure } from '../http/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { orders } from '../orders/orders.tables.ts';
import { decisionPromiseMs, findDecision, updateDecision } from './lender-decision-rows.ts';
import { decisionView } from './lender-decision-view.ts';
import { findOwnOrder, lockOrder, moveOrder, type OrderRow } from '../orders/index.ts';
import { beginPreparation, phaseOf, settledOrder } from './settle-decision.ts';

/**
 * The buyer's possible responses to a decision: accept it, decline it, withdraw the application, or ask the
 * lenders again.
 */
export type DecisionResponse = 'accepted' | 'declined' | 'canceled' | 'pending';

interface ResponseInput {
  /** An open transaction: deal, price, history, vehicle and message are committed together. */
  readonly store: TenantStore;
  readonly tenant: Tenant;
  readonly caller: Caller;
  readonly orderNumber: string;
  readonly response: DecisionResponse;
}

type Phase = ReturnType<typeof phaseOf>;

/** The phases in which a response is allowed; each response is named after the phase it leads to. */
const openTo: Readonly<Record<DecisionResponse, readonly Phase[]>> = {
  accepted: ['approved', 'countered'],
  declined: ['approved', 'countered'],
  canceled: ['pending', 'lenders-declined', 'timed-out'],
  pending: ['timed-out'],
};

const dealStatusOf: Readonly<Record<DecisionResponse, DealStatus>> = {
  accepted: 'UACC',
  declined: 'UDEC',
  canceled: 'CANC',
  pending: 'DPEN',
};

/**
 * Applies the buyer's response to a decision. Accepting sets the deal to UACC, gives the order the price of a
 * counter-offer, and has the dealer's system create an order that came from an application. Declining sets it
 * to UDEC, withdrawing the application to CANC; both set the order to CANCELED, since a financed order
 * without its loan has nothing left to sign, release its vehicle, and give its trade-in back. Asking again sets it to DPEN. Repeating
 * the same response changes nothing; any other is refused, and so is asking again with an
 * application that has lost its numbers (BUY-79). `error.notFound` for an order that is not the
 * caller's.
 */
export async function respondToDecision(
  deps: CommerceDeps,
  responding: ResponseInput,
): Promise<LenderDecision | Failure<'error.notFound' | 'error.decision.notOpen'>> {
  const { store, caller, orderNumber, response } = responding;
  if (!(await findOwnOrder(store, orderNumber, caller.sub))) return unknownOrder();
  const locked = await lockOrder(store, orderNumber);
  if (!locked) return fail('error.notFound');
  const order = await settledOrder(deps, responding, locked);
  const phase = phaseOf(order);
  if (phase === response) return decisionView(order, await findDecision(store, orderNumber));
  if (!openTo[response].includes(phase)) return fail('error.decision.notOpen');
  if (response === 'pending' && !(await isAnswerable(store, orderNumber)))
    return fail('error.decision.notOpen');
  const responded = await writeResponse(deps, responding, order);
  return decisionView(responded, await findDecision(store, orderNumber));
}

/** Whether lenders can still judge an order's application; always one that did not come from a credit application here. */
async function isAnswerable(store: TenantStore, orderNumber: string): Promise<boolean> {
  const applicationId = (await findDecision(store, orderNumber))?.applicationId;
  return !applicationId || isForLenders(store, applicationId);
}

async function writeResponse(
  deps: CommerceDeps,
  responding: ResponseInput,
  order: OrderRow,
): Promise<OrderRow> {
  const { store, response } = responding;
  const { orderNumber } = order;
  const isOver = response === 'declined' || response === 'canceled';
  const at = deps.clock.now();
  const price = response === 'accepted' ? await takeTerms(store, order, at) : order.price;
  const moved = await moveOrder(store, order, {
    id: deps.random.uuid(),
    at,
    actor: 'buyer',
    dealStatus: dealStatusOf[response],
    status: isOver ? 'CANCELED' : undefined,
  });
  if (response === 'pending') await askAgain(store, orderNumber, at);
  else await updateDecision(store, orderNumber, { respondedAt: at });
  if (isOver) await undoOrder(deps, responding, order);
  await notifyBuyer(deps, responding, order);
  return { ...order, ...moved, price };
}

/**
 * Gives the order the terms that the buyer accepts, and sends it to the dealer's system if that has not
 * happened yet.
 */
async function takeTerms(store: TenantStore, order: OrderRow, at: Date): Promise<OrderRow['price']> {
  const { orderNumber, dealStatus, status } = order;
  const decision = await findDecision(store, orderNumber);
  if (status === 'SUBMITTED_TO_UNIFI') await beginPreparation(store, orderNumber, at);
  if (dealStatus !== 'LNSEL' || !decision?.counter) return order.price;
  const price = counterPrice(order.price, decision.counter);
  await store.update(orders, { price }, eq(orders.orderNumber, orderNumber));
  return price;
}

/**
 * Starts the lenders' process again: their time limit and the promise to the buyer. A planned timeout becomes
 * an answer this time.
 */
function askAgain(store: TenantStore, orderNumber: string, at: Date): Promise<void> {
  return updateDecision(store, orderNumber, {
    dueAt: new Date(at.getTime() + decisionPromiseMs),
    firstReadAt: null,
    decidedAt: null,
    plannedAnswer: null,
  });
}

/** Releases the vehicle of a canceled order, and gives the buyer's offer for a trade-in back. */
async function undoOrder(
  deps: CommerceDeps,
  { store, tenant }: ResponseInput,
  { vin, orderNumber }: OrderRow,
): Promise<void> {
  await deps.catalog.release(store.db, { tenantId: tenant.id, vin, orderNumber });
  await deps.contributions.returnTradeIn(store, orderNumber);
  store.afterCommit(() => deps.catalog.noteChange(tenant.id, vin));
}

const subjects = {
  accepted: 'decision.acceptedSubject',
  declined: 'decision.declinedSubject',
  canceled: 'decision.declinedSubject',
} as const;

async function notifyBuyer(
  deps: CommerceDeps,
  { store, tenant, caller, response }: ResponseInput,
  order: OrderRow,
): Promise<void> {
  if (!caller.email || response === 'pending') return;
  const values = { name: vehicleName(order.vehicle), orderNumber: order.orderNumber };
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: caller.email,
    subject: mailSubject(tenant.brandName, mailText(subjects[response])),
    body: mailBody(tenant, [mailText(`decision.${response}`, values)], {
      text: response === 'accepted' ? 'decision.continue' : 'order.see',
      path: `/checkout/${order.orderNumber}`,
    }),
  });
}
