import {
  canDealMove,
  decisionPhase,
  isBeingPrepared,
  type DecisionPhase,
} from '@forecourt/shared-contracts/commerce';
import { vehicleName } from '@forecourt/shared-contracts/formats';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { requestConditions } from '../documents/index.ts';
import type { TenantStore } from '../db/index.ts';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import type { LenderAnswer } from './lender-answer.ts';
import { findDecision, updateDecision, type LenderDecisionRow } from './lender-decision-rows.ts';
import { lockOrder, moveOrder, orderMailAddress, type OrderRow } from '../orders/index.ts';

/** The phase of a stored order's decision. */
export function phaseOf({ dealType, dealStatus, status }: OrderRow) {
  return decisionPhase({ dealType, dealStatus, orderStatus: status });
}

interface DecisionInput {
  readonly tenant: Tenant;
  readonly orderNumber: string;
  readonly answer: LenderAnswer;
  readonly at: Date;
}

/** Phases in which an answer still counts: a late one after a timeout, too, unless the buyer has responded. */
const answerable: readonly DecisionPhase[] = ['pending', 'timed-out'];

const answered: readonly LenderAnswer['dealStatus'][] = ['LSEL', 'LNSEL'];

/** What is stored of an answer, except its deal status. */
function partsOf(answer: LenderAnswer) {
  return {
    counter: 'counter' in answer ? answer.counter : null,
    reasons: 'reasons' in answer ? answer.reasons : [],
    conditions: 'conditions' in answer ? answer.conditions : [],
  };
}

/**
 * Applies a lender's answer to an application that waits for one or has timed out: the order's deal status, its
 * history, the application, the documents it requires, and a mail to the buyer, in one transaction with the order
 * locked. Any other order is not changed. Returns the resulting order, undefined for an unknown one.
 */
export function answerApplication(
  deps: CommerceDeps,
  store: TenantStore,
  { tenant, orderNumber, answer, at }: DecisionInput,
): Promise<OrderRow | undefined> {
  return store.transaction(async (inner) => {
    const order = await lockOrder(inner, orderNumber);
    const { dealStatus } = answer;
    if (!order || !answerable.includes(phaseOf(order)) || !canDealMove(order.dealStatus, dealStatus)) {
      return order;
    }
    const id = deps.random.uuid();
    const moved = await moveOrder(inner, order, { id, at, actor: 'lender', dealStatus });
    const { conditions } = partsOf(answer);
    const lender = answered.includes(dealStatus) ? (deps.lender?.lender ?? null) : null;
    const lenderName = lender?.name ?? null;
    await updateDecision(inner, orderNumber, { lender, lenderName, decidedAt: at, ...partsOf(answer) });
    await requestConditions(inner, { dealRefId: order.dealRefId, conditions, random: deps.random });
    await notifyBuyer(deps, inner, { tenant, order, dealStatus });
    return { ...order, ...moved };
  });
}

interface DecisionMail {
  readonly tenant: Tenant;
  readonly order: OrderRow;
  readonly dealStatus: LenderAnswer['dealStatus'];
}

async function notifyBuyer(
  deps: CommerceDeps,
  store: TenantStore,
  { tenant, order, dealStatus }: DecisionMail,
) {
  const decision = await findDecision(store, order.orderNumber);
  const recipient = decision && (await orderMailAddress(store, decision));
  if (!recipient) return;
  await deps.outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient,
    subject: mailSubject(tenant.brandName, mailText('decision.answeredSubject')),
    body: mailBody(
      tenant,
      [
        mailText(`decision.answered.${dealStatus}`, {
          name: vehicleName(order.vehicle),
          orderNumber: order.orderNumber,
        }),
      ],
      { text: 'decision.link', path: `/checkout/${order.orderNumber}` },
    ),
  });
}

function answeredAt({ lender }: CommerceDeps, decision: LenderDecisionRow | undefined): Date | undefined {
  if (!lender || !decision?.firstReadAt) return undefined;
  return new Date(decision.firstReadAt.getTime() + lender.answersAfterMs);
}

interface SettleInput {
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/**
 * Returns the order after applying whatever is due in the sandbox: the lender's answer, and the creation of
 * an accepted order by the dealer. Any other order is returned unchanged.
 */
export async function settledOrder(
  deps: CommerceDeps,
  settling: SettleInput,
  order: OrderRow,
): Promise<OrderRow> {
  if (!deps.lender) return order;
  if (phaseOf(order) === 'pending') return withAnswer(deps, settling, order);
  const { dealType, dealStatus, status } = order;
  return isBeingPrepared({ dealType, dealStatus, orderStatus: status })
    ? withPreparation(deps, settling, order)
    : order;
}

async function withAnswer(
  deps: CommerceDeps,
  { store, tenant }: SettleInput,
  order: OrderRow,
): Promise<OrderRow> {
  const { orderNumber } = order;
  const decision = await findDecision(store, orderNumber);
  const at = answeredAt(deps, decision);
  if (!at || at > deps.clock.now()) return order;
  const answer = decision?.plannedAnswer?.answer ?? { dealStatus: 'LSEL' as const, conditions: [] };
  return (await answerApplication(deps, store, { tenant, orderNumber, answer, at })) ?? order;
}

/** When the dealer's system finishes an order; undefined if it was not asked or there is none. */
function preparedAt({ lender }: CommerceDeps, decision: LenderDecisionRow | undefined): Date | undefined {
  if (!lender || !decision?.preparingSince) return undefined;
  return new Date(decision.preparingSince.getTime() + lender.preparesAfterMs);
}

/**
 * The dealer's system confirms the order, or fails the first time if the sample says so
 * (ORDER_INITIATION_FAILED).
 */
function withPreparation(deps: CommerceDeps, { store }: SettleInput, known: OrderRow): Promise<OrderRow> {
  const { orderNumber } = known;
  return store.transaction(async (inner) => {
    const order = await lockOrder(inner, orderNumber);
    const decision = await findDecision(inner, orderNumber);
    const at = preparedAt(deps, decision);
    if (!order || order.status !== 'SUBMITTED_TO_UNIFI' || !at || at > deps.clock.now()) {
      return order ?? known;
    }
    const isFailing = decision?.plannedAnswer?.isPreparationFailing === true && decision.preparations === 1;
    const moved = await moveOrder(inner, order, {
      id: deps.random.uuid(),
      at,
      actor: 'dealer',
      status: isFailing ? 'ORDER_INITIATION_FAILED' : 'SUBMITTED',
    });
    return withEarlierSteps(deps, inner, { order: { ...order, ...moved }, at });
  });
}

/** Moves an order that the dealer has just created to what its buyer has completed meanwhile. */
async function withEarlierSteps(
  { random }: CommerceDeps,
  store: TenantStore,
  { order, at }: { readonly order: OrderRow; readonly at: Date },
): Promise<OrderRow> {
  if (order.status !== 'SUBMITTED' || order.idVerificationStatus !== 'COMPLETED') return order;
  const step = { id: random.uuid(), at, actor: 'buyer', status: 'ID_VERIFICATION_COMPLETED' } as const;
  return { ...order, ...(await moveOrder(store, order, step)) };
}

/**
 * Asks the dealer's system to create an order, starting at `at`; the order's status shows that this is in
 * progress.
 */
export async function beginPreparation(store: TenantStore, orderNumber: string, at: Date): Promise<void> {
  const decision = await findDecision(store, orderNumber);
  const preparations = (decision?.preparations ?? 0) + 1;
  await updateDecision(store, orderNumber, { preparingSince: at, preparations });
}
