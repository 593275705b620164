import type { OrderStatus, ReportedOrderStatus } from './order-status.ts';

/** The path of a successful order; each status may be reached from any earlier one, since steps may be done in any order. */
const way: readonly OrderStatus[] = [
  'DRAFT',
  'SUBMITTED_TO_UNIFI',
  'SUBMITTED',
  'PII_UPDATE_SUCCESSFUL',
  'ID_VERIFICATION_COMPLETED',
  'DOCS_UPLOADED',
  'CONTRACT_PENDING',
  'SOLD',
];

const apart: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  DRAFT: ['ORDER_INITIATION_FAILED'],
  SUBMITTED_TO_UNIFI: ['ORDER_INITIATION_FAILED'],
  ORDER_INITIATION_FAILED: ['SUBMITTED_TO_UNIFI', 'SUBMITTED'],
  CONTRACT_PENDING: ['SOLD_BY_DRI'],
  SOLD: ['SOLD_BY_DRI', 'DELIVERED', 'DELIVERED_NO_RETURN'],
  SOLD_BY_DRI: ['DELIVERED', 'DELIVERED_NO_RETURN'],
  OFFRAMP: ['DELIVERED', 'DELIVERED_NO_RETURN'],
  DELIVERED: ['DELIVERED_NO_RETURN'],
};

/** Ways any open order may end: the dealer takes it over manually, or it is canceled. */
function canEnd(from: OrderStatus, to: OrderStatus): boolean {
  if (to === 'CANCELED') return from !== 'CANCELED' && from !== 'DELIVERED_NO_RETURN';
  const isOpen = way.includes(from) || from === 'ORDER_INITIATION_FAILED';
  return to === 'OFFRAMP' && isOpen;
}

/**
 * Whether an order may move from `from` to `to`. TRACK-100 lists the statuses but not the transitions; they are our own choice: an order
 * only moves forward, is submitted to the dealer's system (SUBMITTED_TO_UNIFI) before it is confirmed (SUBMITTED), may be retried after
 * ORDER_INITIATION_FAILED, and stays CANCELED or DELIVERED_NO_RETURN. Staying is not a move; an unknown status cannot move.
 */
export function canOrderMove(from: ReportedOrderStatus, to: OrderStatus): boolean {
  if (from === 'UNKNOWN') return false;
  const at = way.indexOf(from);
  const isForward = at >= 0 && way.indexOf(to) > at;
  return isForward || canEnd(from, to) || (apart[from]?.includes(to) ?? false);
}
