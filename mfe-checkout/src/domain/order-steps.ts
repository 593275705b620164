import { orderStage, type Order } from '@forecourt/shared-contracts/commerce';
import { isOpen, type ProgressStep, type StepId } from '@forecourt/shared-contracts/progress';
import { stepPath } from './step-paths.ts';

/** Whether every step of an order is completed. */
export function isEveryStepDone(steps: readonly ProgressStep[]): boolean {
  return steps.every(({ status }) => status === 'COMPLETED');
}

/** Path of a step in a list of steps; undefined while it is not ready and cannot be opened (TRACK-11). */
export function stepHref(orderNumber: string, { id, status }: ProgressStep): string | undefined {
  return status === 'NOT_READY' ? undefined : stepPath(orderNumber, id);
}

/** Whether an order has a step and its screen can be opened. */
export function isStepReady(steps: readonly ProgressStep[], id: StepId): boolean {
  return steps.some((step) => step.id === id && step.status !== 'NOT_READY');
}

/** Whether an order has a step and it is completed. */
export function isStepDone(steps: readonly ProgressStep[], id: StepId): boolean {
  return steps.some((step) => step.id === id && step.status === 'COMPLETED');
}

/** Whether an order has a step that cannot go on as it is, so that nothing should lead to it as the next one. */
export function isStepStopped(steps: readonly ProgressStep[], id: StepId): boolean {
  return steps.some((step) => step.id === id && step.status === 'NEEDS_ATTENTION');
}

/**
 * The step that follows a completed one: the first open one below it, so that nothing leads to finished work; if there is none, the first
 * open one of the order. Undefined while no step is open.
 */
export function stepAfter(steps: readonly ProgressStep[], id: StepId): ProgressStep | undefined {
  const below = steps.slice(steps.findIndex((step) => step.id === id) + 1);
  return below.find(isOpen) ?? steps.find(isOpen);
}

/** The step after a signed contract: the payment, otherwise the pickup or delivery; undefined if the order has none that can be opened. */
export function stepAfterSigning(steps: readonly ProgressStep[]): 'payment' | 'fulfillment' | undefined {
  return (['payment', 'fulfillment'] as const).find((id) => isStepReady(steps, id));
}

/** Whether the buyer is asked to pay: not for a payment on its way, but for the rest of one that was received in part. */
export function isPaymentAsked(steps: readonly ProgressStep[], paymentInfo: Order['paymentInfo']): boolean {
  return steps.some(
    (step) =>
      step.id === 'payment' &&
      isOpen(step) &&
      (step.status !== 'IN_PROGRESS' || paymentInfo?.isRestDue === true),
  );
}

/** Whether money is owed before the vehicle is handed over: what {@link isPaymentAsked} says, and of a cash order all beyond the deposit. */
export function isBalanceDue(
  steps: readonly ProgressStep[],
  { deal, orderStatus, paymentInfo }: Pick<Order, 'deal' | 'orderStatus' | 'paymentInfo'>,
): boolean {
  const isCashRest = deal.type === 'Cash' && paymentInfo?.status === 'DOWNPAYMENT_PAID';
  return orderStage(orderStatus) !== 'delivered' && (isCashRest || isPaymentAsked(steps, paymentInfo));
}
