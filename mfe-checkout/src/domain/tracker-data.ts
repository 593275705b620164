import type { Order, OrderHistoryEntry } from '@forecourt/shared-contracts/commerce';
import type { SigningReadiness, SigningStatus } from '@forecourt/shared-contracts/contracting';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { InsuranceProgress } from '@forecourt/shared-contracts/insurance';
import {
  isOfframp,
  liveIdentityStatus,
  type ProgressSnapshot,
  type ProgressStep,
  type StepId,
} from '@forecourt/shared-contracts/progress';

/** Answers of the calls that the tracker makes. `readiness` and `signing` are undefined when their call failed. */
export interface TrackerData {
  readonly order: Order;
  readonly history: readonly OrderHistoryEntry[];
  readonly insurance: InsuranceProgress;
  readonly identity: IdVerification;
  readonly documents: readonly DealDocument[];
  readonly readiness: SigningReadiness | undefined;
  readonly signing: SigningStatus | undefined;
}

/** Hints of this browser for one order (TRACK-69, TRACK-76). */
export interface LocalOrderFlags {
  readonly isCashPaid: boolean;
  readonly isContractStarted: boolean;
}

/**
 * The hints that may count beside the server's word (T52). The paid flag does only where the order itself says that a cash payment is under
 * way or made: with no payment info, or PAYMENT_FAILED, a flag is a forged or an outlived one.
 */
export function countingFlags(
  { deal, paymentInfo }: Pick<Order, 'deal' | 'paymentInfo'>,
  flags: LocalOrderFlags,
): LocalOrderFlags {
  const status = paymentInfo?.status;
  const isPaymentKnown = deal.type === 'Cash' && status !== undefined && status !== 'PAYMENT_FAILED';
  return { ...flags, isCashPaid: flags.isCashPaid && isPaymentKnown };
}

/** What the step rules read, from the calls' answers and this browser's hints. */
export function progressSnapshot(data: TrackerData, local: LocalOrderFlags): ProgressSnapshot {
  const { order } = data;
  return {
    order: {
      dealType: order.deal.type,
      dealStatus: order.deal.status,
      isOfframp: isOfframp(order.orderStatus, data.history),
      paymentStatus: order.paymentInfo?.status,
      appointmentTime: order.delivery?.appointmentTime ?? undefined,
      idVerificationStatus: order.idVerification?.status,
    },
    insurance: data.insurance,
    identity: data.identity,
    documents: data.documents,
    readiness: data.readiness,
    signing: data.signing,
    local,
  };
}

/**
 * The steps with the live result of identity verification, which a poll may bring before the order says so: SUCCESSFUL completes the
 * step, FAILED or expired needs attention; what the order says is completed stays (TRACK-38).
 */
export function withLiveIdentity(
  steps: readonly ProgressStep[],
  identity: TrackerData['identity'],
): readonly ProgressStep[] {
  return steps.map((step) =>
    step.id === 'identity' && step.status !== 'COMPLETED'
      ? { ...step, status: liveIdentityStatus(step.status, identity) }
      : step,
  );
}

/**
 * Whether a step counts as not ready only because an answer is missing: signing without its readiness (TRACK-107), and the steps after
 * signing without its status (TRACK-74, TRACK-87). The rules name no way on from there; a redirect would lose the address.
 */
export function isUnchecked(
  id: StepId,
  { readiness, signing }: Pick<TrackerData, 'readiness' | 'signing'>,
): boolean {
  switch (id) {
    case 'signing':
      return readiness === undefined;
    case 'payment':
    case 'schedule':
      return signing === undefined;
    case 'insurance':
    case 'identity':
    case 'documents':
      return false;
  }
}
