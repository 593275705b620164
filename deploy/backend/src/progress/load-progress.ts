import { hasRequiredDocuments, isOfframp, type ProgressSnapshot } from '@forecourt/shared-contracts/progress';
import type { TenantStore } from '../db/index.ts';
import { idVerificationState } from '../id-verification/index.ts';
import { insuranceProgress } from '../insurance/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { signingFault } from '../signing/index.ts';
import { progressRowsOf, type ProgressRows } from './progress-rows.ts';

/**
 * Returns everything that the step rules read of an order, from its stored rows at `now`; within a
 * transaction if `store` is one. Browser hints are left out (`local` is false throughout): only the server's
 * rows decide what a call may do (T52). The rules are `stepStatus(id, snapshot)` and `progressSteps` of
 * shared-contracts/progress.
 */
export async function loadProgress(
  store: TenantStore,
  order: OrderRow,
  now: Date,
): Promise<ProgressSnapshot> {
  const [rows] = await progressRowsOf(store, [order]);
  if (!rows) throw new Error('The rows of an order were not read');
  return progressSnapshot(rows, now);
}

/** The same from rows that are already read. */
export function progressSnapshot(rows: ProgressRows, now: Date): ProgressSnapshot {
  const { order, history, documents } = rows;
  return {
    order: {
      dealType: order.dealType,
      dealStatus: order.dealStatus ?? undefined,
      isOfframp: isOfframp(
        order.status,
        history.map(({ orderStatus }) => ({ values: { orderStatus } })),
      ),
      paymentStatus: order.paymentStatus ?? undefined,
      appointmentTime: order.appointmentAt?.toISOString(),
      idVerificationStatus: order.idVerificationStatus ?? undefined,
    },
    insurance: insuranceProgress(rows.insurance, now),
    idVerification: idVerificationState(rows.attempts, now),
    documents,
    ...signingFacts(rows, now),
    local: { isCashPaid: false, isContractStarted: false },
  };
}

function signingFacts(
  { order, documents, signing }: ProgressRows,
  now: Date,
): Pick<ProgressSnapshot, 'readiness' | 'signing'> {
  const isSigningNotificationSent = (signing?.notificationSentAt ?? null) !== null;
  const ready = hasRequiredDocuments(documents) || isSigningNotificationSent;
  const readiness = { ready, isSigningNotificationSent };
  if (!signing) return { readiness, signing: { status: 'NotStarted', signersCompleted: [] } };
  const isFaulty = signingFault(signing, order.dealStatus, now) !== undefined;
  const status = isFaulty ? 'Cancelled' : signing.status;
  return { readiness, signing: { status, signersCompleted: signing.signersCompleted } };
}
