import { policyOutcome } from '../insurance/index.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import type { StepStatus } from './step-status.ts';

/**
 * Verify insurance (TRACK-35): no policy status: READY; IN_PROGRESS: IN_PROGRESS; ACTIVE or PENDING_ACTIVATION: COMPLETED; anything else:
 * NEEDS_ATTENTION. A running verification has no policy status yet, so IN_PROGRESS is read from either field.
 */
export function insuranceStatus({ insurance }: Pick<ProgressSnapshot, 'insurance'>): StepStatus {
  switch (policyOutcome(insurance.policyStatus)) {
    case 'verified':
      return 'COMPLETED';
    case 'running':
      return 'IN_PROGRESS';
    case 'refused':
      return 'NEEDS_ATTENTION';
    case undefined:
      return insurance.status === 'IN_PROGRESS' ? 'IN_PROGRESS' : 'READY';
  }
}
