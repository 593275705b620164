import type { Order } from '@forecourt/shared-contracts/commerce';
import type { NextAction } from '@forecourt/shared-contracts/progress';

/** How long after the beginning of an appointment it is over for sure, in milliseconds: a day. */
const overMs = 24 * 60 * 60 * 1000;

/** Returns whether an order only waits for an appointment that is over, so that nobody has confirmed that it took place (TRACK-90). */
export function isOverdue(
  { delivery }: Pick<Order, 'delivery'>,
  { id }: Pick<NextAction, 'id'>,
  nowMs = Date.now(),
): boolean {
  const at = delivery?.appointmentTime;
  return id === 'hand-over' && Boolean(at) && Date.parse(at ?? '') + overMs < nowMs;
}
