import {
  canDealMove,
  canOrderMove,
  type DealStatus,
  type OrderStatus,
  type PaymentStatus,
  type SigningEvent,
} from '@forecourt/shared-contracts/commerce';
import { eq } from 'drizzle-orm';
import { writeAudit, type AuditEntry } from '../audit/index.ts';
import type { TenantStore } from '../db/index.ts';
import { orderHistory, orders } from './orders.tables.ts';

/** A step of an order: the target states of order and deal, and what happened. */
export interface OrderStep {
  readonly id: string;
  readonly at: Date;
  readonly actor: (typeof orderHistory.$inferSelect)['actor'];
  readonly status?: OrderStatus | undefined;
  readonly dealStatus?: DealStatus | undefined;
  readonly signingEvent?: SigningEvent | undefined;
  readonly paymentStatus?: PaymentStatus | null | undefined;
  /** What was refunded of the signed price. */
  readonly refundedCents?: number | undefined;
}

type OrderState = Pick<
  typeof orders.$inferSelect,
  'orderNumber' | 'status' | 'dealStatus' | 'dealRefId' | 'ownerSub'
>;

/**
 * Moves an order and its deal as far as their transitions allow, and writes the step to the history and the
 * audit trail. A transition that is not allowed is skipped, so no writer can move an order back. Returns the
 * resulting states. Call it within a transaction with the order locked.
 */
export async function moveOrder(
  store: TenantStore,
  order: OrderState,
  step: OrderStep,
): Promise<Pick<OrderState, 'status' | 'dealStatus'>> {
  const { orderNumber } = order;
  const { id, at, actor, signingEvent, paymentStatus, refundedCents } = step;
  const status = step.status && canOrderMove(order.status, step.status) ? step.status : order.status;
  const dealStatus =
    step.dealStatus && canDealMove(order.dealStatus, step.dealStatus) ? step.dealStatus : undefined;
  await store.update(
    orders,
    { status, ...(dealStatus && { dealStatus }) },
    eq(orders.orderNumber, orderNumber),
  );
  const values = { orderStatus: status, dealStatus, signingEvent, paymentStatus, refundedCents };
  await store.insert(orderHistory, [{ id, orderNumber, at, actor, ...values }]);
  await writeAudit(store, stepEntries(order, { ...step, status, dealStatus }));
  return { status, dealStatus: dealStatus ?? order.dealStatus };
}

/** The audit entries of a step: for the deal if it moved, and for the order unless only the deal did. */
function stepEntries(
  { orderNumber, ownerSub, dealRefId, ...standing }: OrderState,
  step: Omit<OrderStep, 'status'> & { readonly status: string },
): AuditEntry[] {
  const { at, actor: role, status, dealStatus, signingEvent, paymentStatus, refundedCents } = step;
  const refund = refundedCents ? 'REFUNDED' : undefined;
  const by = { at, role, orderNumber, actorSub: role === 'buyer' ? ownerSub : undefined };
  const details = [signingEvent, paymentStatus, refund].filter((word) => typeof word === 'string');
  const entry = { ...by, subject: 'order', subjectId: orderNumber } as const;
  const ofOrder: AuditEntry = { ...entry, from: standing.status, to: status, details };
  if (!dealStatus) return [ofOrder];
  const deal = { ...by, subject: 'deal', subjectId: dealRefId } as const;
  const ofDeal: AuditEntry = { ...deal, from: standing.dealStatus, to: dealStatus };
  return status === standing.status && details.length === 0 ? [ofDeal] : [ofOrder, ofDeal];
}
