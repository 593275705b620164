import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { SigningReadiness, SigningStatus } from '@forecourt/shared-contracts/signing';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { InsuranceProgress } from '@forecourt/shared-contracts/insurance';
import {
  isOfframp,
  liveIdVerificationStatus,
  progressSteps,
  type StepVisibility,
  type ProgressSnapshot,
  type ProgressStep,
  type StepId,
} from '@forecourt/shared-contracts/progress';
import { paymentOutcome } from '@forecourt/shared-contracts/commerce';

/** Answers of the calls that the tracker makes. `readiness` and `signing` are undefined when their call failed. */
export interface OrderData {
  readonly order: Order;
  readonly history: readonly OrderHistoryEntry[];
  readonly insurance: InsuranceProgress;
  readonly idVerification: IdVerification;
  readonly documents: readonly DealDocument[];
  readonly readiness: SigningReadiness | undefined;
  readonly signing: SigningStatus | undefined;
}

/** Flags of this browser for one order (TRACK-69, TRACK-76). */
export interface LocalOrderFlags {
  readonly isCashPaid: boolean;
  readonly isContractStarted: boolean;
}

/**
 * Returns the local flags that may count in addition to the server's data (T52). The paid flag counts only if the order itself says that a
 * cash payment is in progress or made: with no payment info, or PAYMENT_FAILED, the flag is forged or outdated.
 */
export function countingFlags(
  { deal, paymentInfo }: Pick<Order, 'deal' | 'paymentInfo'>,
  flags: LocalOrderFlags,
): LocalOrderFlags {
  const outcome = paymentOutcome(paymentInfo?.status);
  const isPaymentKnown = deal.type === 'Cash' && outcome !== undefined && outcome !== 'failed';
  return { ...flags, isCashPaid: flags.isCashPaid && isPaymentKnown };
}

/** Builds the input of the step rules from the calls' answers and this browser's flags. */
export function progressSnapshot(data: OrderData, local: LocalOrderFlags): ProgressSnapshot {
  const { order } = data;
  return {
    order: {
      dealType: order.deal.type,
      dealStatus: order.deal.status,
      isOfframp: isOfframp(order.orderStatus, data.history),
      paymentStatus: order.paymentInfo?.status,
      appointmentTime: order.delivery?.appointmentTime ?? undefined,
      isHandOverMissed: order.isHandOverMissed,
      idVerificationStatus: order.idVerification?.status,
    },
    insurance: data.insurance,
    idVerification: data.idVerification,
    documents: data.documents,
    readiness: data.readiness,
    signing: data.signing,
    local,
  };
}

/** The steps of an order, with the live result of its ID verification. `flags` are those that {@link countingFlags} returns. */
export function orderSteps(
  data: OrderData,
  flags: LocalOrderFlags,
  visibility: StepVisibility,
): readonly ProgressStep[] {
  return withLiveIdVerification(
    progressSteps(progressSnapshot(data, flags), visibility),
    data.idVerification,
  );
}

/**
 * Returns the steps with the live result of ID verification, which a poll may deliver before the order has it: SUCCESSFUL completes
 * the step, FAILED or expired needs attention; a step completed in the order stays completed (TRACK-38).
 */
export function withLiveIdVerification(
  steps: readonly ProgressStep[],
  idVerification: OrderData['idVerification'],
): readonly ProgressStep[] {
  return steps.map((step) =>
    step.id === 'id-verification' && step.status !== 'COMPLETED'
      ? { ...step, status: liveIdVerificationStatus(step.status, idVerification) }
      : step,
  );
}

/**
 * Whether a step counts as not ready only because an answer is missing: signing without its readiness (TRACK-107), and the steps after
 * signing without its status (TRACK-74, TRACK-87). The rules define no next step in that case; a redirect would lose the path.
 */
export function isUnchecked(
  id: StepId,
  { readiness, signing }: Pick<OrderData, 'readiness' | 'signing'>,
): boolean {
  switch (id) {
    case 'signing':
      return readiness === undefined;
    case 'payment':
    case 'fulfillment':
      return signing === undefined;
    case 'insurance':
    case 'id-verification':
    case 'documents':
      return false;
  }
}
