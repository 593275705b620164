import type { Order } from '@forecourt/shared-contracts/commerce';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import { orderPhase } from '../../../domain/order-card.ts';
import { isHeldUp } from '../../../domain/order-page.ts';
import { isStepDone, isStepStopped } from '../../../domain/order-steps.ts';

/** Whether documents may lead to the contract: it is not signed yet, its step can go on, and no decision on the loan holds it up. */
export function canSign(steps: readonly ProgressStep[], order: Order): boolean {
  if (isStepStopped(steps, 'signing') || isStepDone(steps, 'signing')) return false;
  return !isHeldUp(orderPhase(order));
}
