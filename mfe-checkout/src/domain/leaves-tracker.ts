import type { Order } from '@forecourt/shared-contracts/commerce';
import { orderCreation, orderPhase } from './order-card.ts';
import { isHeldUp, isOrderOver } from './order-page.ts';

/**
 * Whether a path of the tracker leads to the order's own page: that of a closed order always, and the home of one whose loan is undecided
 * or that is still being created.
 */
export function leavesTracker(order: Order, isHome: boolean): boolean {
  const phase = orderPhase(order);
  return isOrderOver(phase) || (isHome && (isHeldUp(phase) || orderCreation(order) !== 'done'));
}
