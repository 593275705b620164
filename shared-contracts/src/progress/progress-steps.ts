import { orderStage, type ReportedOrderStatus } from '../commerce/index.ts';
import { documentsStatus } from './documents-status.ts';
import { idVerificationStatus } from './id-verification-status.ts';
import { insuranceStatus } from './insurance-status.ts';
import { paymentStatus } from './payment-status.ts';
import type { ProgressSnapshot, StepVisibility } from './progress-snapshot.ts';
import { fulfillmentStatus } from './fulfillment-status.ts';
import { signingStatus } from './signing-status.ts';
import { stepIds, type StepId, type StepStatus } from './step-status.ts';

/** A step of an order with its status. */
export interface ProgressStep {
  readonly id: StepId;
  readonly status: StepStatus;
}

/**
 * The steps of an order in sequence: six (TRACK-29); an offramp order omits payment (TRACK-30), a Cash order includes it (TRACK-31); under
 * the feature toggle a tenant may hide the delivery or the payment step (TRACK-32).
 */
export function stepSequence(isOfframp: boolean, visibility: StepVisibility): StepId[] {
  return stepIds.filter((id) => {
    if (id === 'payment') return !isOfframp && !(visibility.isToggleOn && !visibility.showPaymentStep);
    if (id === 'fulfillment') return !(visibility.isToggleOn && !visibility.showDeliveryStep);
    return true;
  });
}

/** Status of one step. */
export function stepStatus(id: StepId, snapshot: ProgressSnapshot): StepStatus {
  switch (id) {
    case 'insurance':
      return insuranceStatus(snapshot);
    case 'id-verification':
      return idVerificationStatus(snapshot);
    case 'documents':
      return documentsStatus(snapshot);
    case 'signing':
      return signingStatus(snapshot);
    case 'payment':
      return paymentStatus(snapshot);
    case 'fulfillment':
      return fulfillmentStatus(snapshot);
  }
}

/** All steps of an order with their statuses. */
export function progressSteps(snapshot: ProgressSnapshot, visibility: StepVisibility): ProgressStep[] {
  return stepSequence(snapshot.order.isOfframp, visibility).map((id) => ({
    id,
    status: stepStatus(id, snapshot),
  }));
}

/** Whether a step is incomplete and can be worked on. */
export function isOpen(step: ProgressStep): boolean {
  return step.status !== 'COMPLETED' && step.status !== 'NOT_READY';
}

/**
 * The active step: the first that is neither completed nor not ready; if none, the last completed one (TRACK-28).
 * Undefined when no step is open and none completed.
 */
export function activeStep(steps: readonly ProgressStep[]): ProgressStep | undefined {
  return steps.find(isOpen) ?? steps.findLast((step) => step.status === 'COMPLETED');
}

/** Where an unknown path in the tracker redirects: the active step, defaulting to ID verification (TRACK-9). */
export function landingStep(steps: readonly ProgressStep[]): StepId {
  return activeStep(steps)?.id ?? 'id-verification';
}

/** Whether an order has left the online path, based on its own status or its history (TRACK-100, TRACK-105). */
export function isOfframp(
  orderStatus: ReportedOrderStatus,
  history: readonly { values: { orderStatus: ReportedOrderStatus } }[],
): boolean {
  const all = [orderStatus, ...history.map(({ values }) => values.orderStatus)];
  return all.some((status) => orderStage(status) === 'dealer');
}
