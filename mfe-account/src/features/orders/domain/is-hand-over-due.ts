import type { Order } from '@forecourt/shared-contracts/commerce';
import type { NextAction } from '@forecourt/shared-contracts/progress';

/** Returns whether an order needs another time, or the buyer's answer, because its appointment may not have taken place (TRACK-90). */
export function isHandOverDue(
  { isHandOverMissed = false }: Pick<Order, 'isHandOverMissed'>,
  { id }: Pick<NextAction, 'id'>,
): boolean {
  return isHandOverMissed && id === 'schedule';
}
