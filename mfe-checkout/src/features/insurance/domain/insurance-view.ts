import type { InsuranceProgress } from '@forecourt/shared-contracts/insurance';
import type { StepStatus } from '@forecourt/shared-contracts/progress';

/** What the insurance screen shows. */
export type InsuranceView = 'consent' | 'policy' | 'verifying' | 'verified' | 'failed';

/**
 * Returns the screen for the state of insurance verification (TRACK-37). Consent comes before the policy; after an unsuccessful
 * verification the buyer can retry or upload the card later.
 */
export function insuranceView(
  status: StepStatus,
  progress: Pick<InsuranceProgress, 'hasConsent'>,
): InsuranceView {
  switch (status) {
    case 'COMPLETED':
      return 'verified';
    case 'IN_PROGRESS':
      return 'verifying';
    case 'NEEDS_ATTENTION':
      return 'failed';
    case 'READY':
    case 'NOT_READY':
      return progress.hasConsent ? 'policy' : 'consent';
  }
}

/** Why a policy was not verified: each kind has its own sentence. */
export type PolicyRefusal = 'lapsed' | 'not-found' | 'no-answer' | 'other';

/** Returns what a buyer reads about a policy that was not verified; `other` for a status that names no reason. */
export function policyRefusal(policyStatus: InsuranceProgress['policyStatus']): PolicyRefusal {
  switch (policyStatus) {
    case 'LAPSED':
      return 'lapsed';
    case 'NOT_FOUND':
      return 'not-found';
    case 'ERROR':
      return 'no-answer';
    default:
      return 'other';
  }
}
