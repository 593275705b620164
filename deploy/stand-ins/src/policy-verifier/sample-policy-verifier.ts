import type { PolicyAnswer, PolicyToVerify, PolicyVerifier } from '@forecourt/backend/insurance/index.ts';

/** How long the sample service takes for a policy number that starts with SLOW. */
export const slowVerificationMs = 20_000;

/** Prefixes of policy numbers with a specific answer; every other number is found. */
const samples: readonly (readonly [string, PolicyAnswer])[] = [
  ['LAPSED', { isSettled: true, verdict: 'LAPSED' }],
  ['UNKNOWN', { isSettled: true, verdict: 'NOT_FOUND' }],
  ['PENDING', { isSettled: true, verdict: 'PENDING_ACTIVATION' }],
  ['SLOW', { isSettled: false, verdict: 'ACTIVE', afterMs: slowVerificationMs }],
];

function answerOf({ policyNumber, effectiveOn, todayOn }: PolicyToVerify): PolicyAnswer {
  const sample = samples.find(([beginning]) => policyNumber.startsWith(beginning));
  if (sample) return sample[1];
  return { isSettled: true, verdict: effectiveOn > todayOn ? 'PENDING_ACTIVATION' : 'ACTIVE' };
}

/** The sandbox's stand-in for a carrier lookup: the prefix of the policy number determines the answer. */
export const samplePolicyVerifier: PolicyVerifier = {
  verify: (policy) => Promise.resolve(answerOf(policy)),
};
