/** A policy as it is sent for verification. Dates are calendar dates at the dealer's place. */
export interface PolicyToVerify {
  readonly carrier: string;
  readonly policyNumber: string;
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly todayOn: string;
}

/** What the service says of a policy; words other than ACTIVE and PENDING_ACTIVATION want the buyer's attention. */
export type PolicyVerdict = 'ACTIVE' | 'PENDING_ACTIVATION' | 'LAPSED' | 'NOT_FOUND';

/** An answer at once, or one that is ready after `afterMs`. */
export type PolicyAnswer =
  | { readonly isSettled: true; readonly verdict: PolicyVerdict }
  | { readonly isSettled: false; readonly verdict: PolicyVerdict; readonly afterMs: number };

/** The outside service that knows policies. */
export interface PolicyVerifier {
  verify(policy: PolicyToVerify): Promise<PolicyAnswer>;
}
