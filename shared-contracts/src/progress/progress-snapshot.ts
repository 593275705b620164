import type { IdVerification } from '../id-verification/index.ts';
import type { InsuranceProgress } from '../insurance/index.ts';
import type { SigningReadiness, SigningStatus } from '../signing/index.ts';
import type { DealStatus, Order, ReportedPaymentStatus } from '../commerce/index.ts';
import type { DealDocument } from '../documents/index.ts';

/** The fields of an order used by the step rules. `isOfframp` takes the order's own status and its history into account. */
export interface ProgressOrder {
  readonly dealType: 'Cash' | 'Finance' | 'Lease';
  readonly dealStatus: DealStatus | undefined;
  readonly isOfframp: boolean;
  /** Undefined if the order has no payment info. */
  readonly paymentStatus: ReportedPaymentStatus | undefined;
  readonly appointmentTime: string | undefined;
  /** Whether the appointment may not have taken place, by the server (TRACK-90). */
  readonly isHandOverMissed?: boolean | undefined;
  readonly idVerificationStatus: NonNullable<Order['idVerification']>['status'] | undefined;
}

/** A snapshot of everything that the six steps depend on. The rules are total functions of it. */
export interface ProgressSnapshot {
  readonly order: ProgressOrder;
  readonly insurance: Pick<InsuranceProgress, 'status' | 'policyStatus'>;
  readonly idVerification: Pick<IdVerification, 'isExpired' | 'transactionsAmount'>;
  readonly documents: readonly Pick<DealDocument, 'key' | 'status'>[];
  /** Undefined if the readiness call failed, which means not ready (TRACK-107). */
  readonly readiness: SigningReadiness | undefined;
  readonly signing: SigningStatus | undefined;
  /** Hints of this browser; the server decides what they may change. */
  readonly local: { readonly isCashPaid: boolean; readonly isContractStarted: boolean };
}

/** Which steps a tenant shows. The two flags only apply while the feature toggle is on (TRACK-32). */
export interface StepVisibility {
  readonly isToggleOn: boolean;
  readonly showDeliveryStep: boolean;
  readonly showPaymentStep: boolean;
}
