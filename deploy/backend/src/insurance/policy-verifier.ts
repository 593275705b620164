/** A policy as sent for verification. Dates are calendar dates in the dealer's time zone. */
export interface PolicyToVerify {
  readonly carrier: string;
  readonly policyNumber: string;
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly todayOn: string;
}

/**
 * The service's verdict on a policy; values other than ACTIVE and PENDING_ACTIVATION require the buyer's
 * attention.
 */
export type PolicyVerdict = 'ACTIVE' | 'PENDING_ACTIVATION' | 'LAPSED' | 'NOT_FOUND';

/** An immediate answer, or one that is ready after `afterMs`. */
export type PolicyAnswer =
  | { readonly isSettled: true; readonly verdict: PolicyVerdict }
  | { readonly isSettled: false; readonly verdict: PolicyVerdict; readonly afterMs: number };

/** The external service that verifies policies. */
export interface PolicyVerifier {
  verify(policy: PolicyToVerify): Promise<PolicyAnswer>;
}
