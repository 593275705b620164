import { signingStage } from '../signing/index.ts';
import { hasRequiredDocuments } from './documents-status.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import type { StepStatus } from './step-status.ts';

type SigningInput = Pick<ProgressSnapshot, 'order' | 'documents' | 'readiness' | 'signing' | 'local'>;

/** Whether the contract is signed: status Signed, or the buyer among the signers who completed (TRACK-70). */
export function isSigned(signing: ProgressSnapshot['signing']): boolean {
  if (!signing) return false;
  return (
    signingStage(signing.status) === 'signed' ||
    signing.signersCompleted.some((signer) => signer.toLowerCase() === 'buyer')
  );
}

/**
 * Whether signing may start: both required documents complete, or a signing notification was sent (TRACK-68), or the service reports ready.
 * A failed readiness call is not ready (TRACK-107).
 */
export function isReadyToSign({
  readiness,
  documents,
}: Pick<SigningInput, 'readiness' | 'documents'>): boolean {
  if (!readiness) return false;
  return readiness.ready || readiness.isSigningNotificationSent || hasRequiredDocuments(documents);
}

/**
 * Sign contract (TRACK-67): COMPLETED if signing is complete; NEEDS_ATTENTION if the deal status is verification expired (VEXP) or signing
 * status is Cancelled; READY if ready and the contract is not started; IN_PROGRESS if ready and the contract is started; otherwise
 * NOT_READY.
 */
export function signingStatus(input: SigningInput): StepStatus {
  if (isSigned(input.signing)) return 'COMPLETED';
  const isCanceled = input.signing && signingStage(input.signing.status) === 'canceled';
  if (input.order.dealStatus === 'VEXP' || isCanceled) return 'NEEDS_ATTENTION';
  if (!isReadyToSign(input)) return 'NOT_READY';
  return input.local.isContractStarted ? 'IN_PROGRESS' : 'READY';
}
