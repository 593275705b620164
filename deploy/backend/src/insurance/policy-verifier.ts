import type { PolicyStatus } from '@forecourt/shared-contracts/insurance';

/** A policy as sent for verification. Dates are calendar dates in the dealer's time zone. */
export interface PolicyToVerify {
  readonly carrier: string;
  readonly policyNumber: string;
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly todayOn: string;
}

/** The service's verdict on a policy. */
export type PolicyVerdict = Exclude<PolicyStatus, 'IN_PROGRESS' | 'ERROR'>;

/** An immediate answer, or one that is ready after `afterMs`. */
export type PolicyAnswer =
  | { readonly isSettled: true; readonly verdict: PolicyVerdict }
  | { readonly isSettled: false; readonly verdict: PolicyVerdict; readonly afterMs: number };

/** The external service that verifies policies. */
export interface PolicyVerifier {
  verify(policy: PolicyToVerify): Promise<PolicyAnswer>;
}
