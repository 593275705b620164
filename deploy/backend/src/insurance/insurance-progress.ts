import {
  policyOutcome,
  type InsuranceProgress,
  type InsuranceStatus,
  type PolicyStatus,
} from '@forecourt/shared-contracts/insurance';
import type { InsuranceRow } from './insurance-rows.ts';

/**
 * Returns the policy's status at `now`: a running lookup has none until it is due. Null before a policy was
 * found.
 */
export function policyStatusAt(row: InsuranceRow | undefined, now: Date): PolicyStatus | null {
  if (!row?.pendingUntil) return row?.policyStatus ?? null;
  return row.pendingUntil <= now ? row.pendingStatus : null;
}

/** Whether a policy status completes the step (TRACK-35). */
export function isVerified(policyStatus: PolicyStatus | null): boolean {
  return policyOutcome(policyStatus) === 'verified';
}

/** Returns the state of an order's insurance, from its stored row. */
export function insuranceProgress(row: InsuranceRow | undefined, now: Date): InsuranceProgress {
  const policyStatus = policyStatusAt(row, now);
  return {
    status: statusOf(row, policyStatus),
    policyStatus,
    hasConsent: (row?.consentAt ?? null) !== null,
    carrier: row?.carrier ?? null,
    policyNumberLast4: row?.policyNumberLast4 ?? null,
  };
}

function statusOf(row: InsuranceRow | undefined, policyStatus: PolicyStatus | null): InsuranceStatus {
  if (policyStatus !== null) return isVerified(policyStatus) ? 'COMPLETED' : 'FAILED';
  return row?.pendingUntil ? 'IN_PROGRESS' : 'NOT_INITIATED';
}
