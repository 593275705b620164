import { progressSteps, type StepId } from '@forecourt/shared-contracts/progress';
import { decisionPhase } from '@forecourt/shared-contracts/commerce';
import type { OrderRow } from '../commerce/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { loadProgress } from './load-progress.ts';

const everyStep = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

/** A step of an order that a call wants to work on, at `now`. */
export interface StepWish {
  readonly order: OrderRow;
  readonly step: StepId;
  readonly now: Date;
}

/**
 * Why a call may not work on a step of an order: `error.step.notReady` when the step is NOT_READY by the server's own rows, or when the
 * order has no such step, as the payment of an offramp order (TRACK-30). A canceled order has no step at all, and nothing is signed before
 * a loan is accepted (BUY-59). Undefined when it may. The flags of a browser never count (T52). Call it within the transaction that
 * writes, with the order locked.
 */
export async function refusalOfStep(
  store: TenantStore,
  { order, step, now }: StepWish,
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
