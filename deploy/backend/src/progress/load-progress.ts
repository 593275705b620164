import { hasRequiredDocuments, isOfframp, type ProgressSnapshot } from '@forecourt/shared-contracts/progress';
import { historyOf, type OrderRow } from '../orders/index.ts';
import { findSigningPackage, signingFault } from '../signing/index.ts';
import type { TenantStore } from '../db/index.ts';
import { documentsOf } from '../documents/index.ts';
import { findIdVerification } from '../id-verification/index.ts';
import { findInsurance, insuranceProgress } from '../insurance/index.ts';

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
  const history = await historyOf(store, order.orderNumber);
  const documents = await documentsOf(store, order.dealRefId, true);
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
    insurance: insuranceProgress(await findInsurance(store, order.orderNumber), now),
    idVerification: await findIdVerification(store, order.orderNumber, now),
    documents,
    ...(await loadSigning(store, order, { documents, now })),
    local: { isCashPaid: false, isContractStarted: false },
  };
}

interface SigningContext {
  readonly documents: ProgressSnapshot['documents'];
  readonly now: Date;
}

async function loadSigning(
  store: TenantStore,
  order: OrderRow,
  { documents, now }: SigningContext,
): Promise<Pick<ProgressSnapshot, 'readiness' | 'signing'>> {
  const signing = await findSigningPackage(store, order.orderNumber);
  const isSigningNotificationSent = (signing?.notificationSentAt ?? null) !== null;
  const ready = hasRequiredDocuments(documents) || isSigningNotificationSent;
  const readiness = { ready, isSigningNotificationSent };
  if (!signing) return { readiness, signing: { status: 'NotStarted', signersCompleted: [] } };
  const isFaulty = signingFault(signing, order.dealStatus, now) !== undefined;
  const status = isFaulty ? 'Cancelled' : signing.status;
  return { readiness, signing: { status, signersCompleted: signing.signersCompleted } };
}
