import { progressSteps, type StepId } from '@forecourt/shared-contracts/progress';
import { decisionPhase } from '@forecourt/shared-contracts/commerce';
import type { OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { loadProgress } from './load-progress.ts';

const everyStep = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

/** A step of an order that a call wants to change, at `now`. */
export interface StepRequest {
  readonly order: OrderRow;
  readonly step: StepId;
  readonly now: Date;
}

/**
 * Returns why a call may not change a step of an order: `error.step.notReady` if the step is NOT_READY by the
 * server's own rows, or if the order has no such step, as the payment of an offramp order (TRACK-30). A
 * canceled order has no steps at all, and nothing is signed before a loan is accepted (BUY-59). Undefined if
 * it may. Browser flags never count (T52). Call it within the transaction that writes, with the order locked.
 */
export async function refusalOfStep(
  store: TenantStore,
  { order, step, now }: StepRequest,
): Promise<Failure<'error.step.notReady'> | undefined> {
  if (!isAllowedByDecision(order, step)) return fail('error.step.notReady', step);
  const steps = progressSteps(await loadProgress(store, order, now), everyStep);
  const status = steps.find(({ id }) => id === step)?.status ?? 'NOT_READY';
  return status === 'NOT_READY' ? fail('error.step.notReady', step) : undefined;
}

function isAllowedByDecision({ dealType, dealStatus, status }: OrderRow, step: StepId): boolean {
  switch (decisionPhase({ dealType, dealStatus, orderStatus: status })) {
    case 'declined':
    case 'canceled':
      return false;
    case 'pending':
    case 'approved':
    case 'countered':
    case 'lenders-declined':
    case 'timed-out':
      return step !== 'signing';
    case 'none':
    case 'accepted':
      return true;
  }
}
