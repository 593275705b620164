import { decisionPhase, type DealStatus } from '@forecourt/shared-contracts/commerce';
import type { TenantStore } from '../db/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { findDecision, updateDecision, type LenderDecisionRow } from './lender-decision-rows.ts';
import { lockOrder, noteOrderStatus, type OrderRow } from './order-rows.ts';

/** What a lender may answer: approved, declined by all, out of time. */
export type LenderAnswer = Extract<DealStatus, 'LSEL' | 'LDEC' | 'LTIM'>;

/** The phase of a stored order's decision. */
export function phaseOf({ dealType, dealStatus, status }: OrderRow) {
  return decisionPhase({ dealType, dealStatus, orderStatus: status });
}

interface Answer {
  readonly orderNumber: string;
  readonly answer: LenderAnswer;
  readonly lenderName: string | null;
  readonly at: Date;
}

/**
 * Writes a lender's answer to a pending application: the order's deal status, its history and the application, in one transaction with
 * the order locked. An order that no longer waits stays as it is. Answers the order as it then stands, undefined for an unknown one.
 */
export function answerApplication(
  { random }: CommerceDeps,
  store: TenantStore,
  { orderNumber, answer, lenderName, at }: Answer,
): Promise<OrderRow | undefined> {
  return store.transaction(async (inner) => {
    const order = await lockOrder(inner, orderNumber);
    if (!order || phaseOf(order) !== 'pending') return order;
    const step = {
      id: random.uuid(),
      status: order.status,
      dealStatus: answer,
      at,
      actor: 'lender',
    } as const;
    await noteOrderStatus(inner, orderNumber, step);
    await updateDecision(inner, orderNumber, { lenderName, decidedAt: at });
    return { ...order, dealStatus: answer };
  });
}

function answeredAt({ lender }: CommerceDeps, decision: LenderDecisionRow | undefined): Date | undefined {
  if (!lender || !decision?.firstReadAt) return undefined;
  return new Date(decision.firstReadAt.getTime() + lender.answersAfterMs);
}

/** The order with its lender's answer, if the sandbox's lender has had its time; any other order as it is. */
export async function settledOrder(
  deps: CommerceDeps,
  store: TenantStore,
  order: OrderRow,
): Promise<OrderRow> {
  if (!deps.lender || phaseOf(order) !== 'pending') return order;
  const { orderNumber } = order;
  const at = answeredAt(deps, await findDecision(store, orderNumber));
  if (!at || at > deps.clock.now()) return order;
  const answer = { orderNumber, answer: 'LSEL', lenderName: deps.lender.name, at } as const;
  return (await answerApplication(deps, store, answer)) ?? order;
}
