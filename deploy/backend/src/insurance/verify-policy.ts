import { dateOnIn } from '@forecourt/shared-contracts/fulfillment';
import { endsAfterStart, type submitPolicy } from '@forecourt/shared-contracts/insurance';
import type { EndpointErrorCode, EndpointParsedBody } from '@forecourt/shared-contracts/http';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { isVerified, policyStatusAt } from './insurance-progress.ts';
import { findInsurance, saveInsurance, type InsuranceRow } from './insurance-rows.ts';
import type { PolicyVerifier } from './policy-verifier.ts';

type PolicyFailure = Failure<EndpointErrorCode<typeof submitPolicy> | 'error.validation.request'>;

interface Submission {
  readonly store: TenantStore;
  readonly policy: EndpointParsedBody<typeof submitPolicy>;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Verifies a policy and stores the result, with only the last characters of its number. Requires consent, and
 * no verified policy yet.
 */
export async function verifyPolicy(
  verifier: PolicyVerifier,
  { store, policy, timeZone, now }: Submission,
): Promise<InsuranceRow | undefined | PolicyFailure> {
  const { orderNumber, carrier, policyNumber, effectiveOn, expiresOn } = policy;
  const known = await findInsurance(store, orderNumber);
  if (!known?.consentAt) return fail('error.insurance.consentMissing');
  if (isVerified(policyStatusAt(known, now))) return fail('error.insurance.alreadyVerified');
  if (!endsAfterStart(policy)) return fail('error.validation.request', 'expiresOn');
  const todayOn = dateOnIn(now, timeZone);
  if (expiresOn < todayOn) return fail('error.insurance.policyExpired', 'expiresOn');
  const answer = await verifier.verify({ carrier, policyNumber, effectiveOn, expiresOn, todayOn });
  return saveInsurance(store, orderNumber, {
    policyStatus: answer.isSettled ? answer.verdict : null,
    pendingStatus: answer.isSettled ? null : answer.verdict,
    pendingUntil: answer.isSettled ? null : new Date(now.getTime() + answer.afterMs),
    carrier,
    policyNumberLast4: policyNumber.slice(-4),
    effectiveOn,
    expiresOn,
    errorReason: null,
    updatedAt: now,
  });
}
