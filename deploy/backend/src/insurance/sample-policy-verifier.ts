import type { PolicyAnswer, PolicyToVerify, PolicyVerifier } from './policy-verifier.ts';

/** How long the sample service takes for a policy number that begins with SLOW. */
export const slowVerificationMs = 20_000;

/** Beginnings of policy numbers with an answer of their own; every other number is found. */
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

/** The sandbox's stand-in for a carrier look-up: the beginning of the policy number chooses the answer. */
export const samplePolicyVerifier: PolicyVerifier = {
  verify: (policy) => Promise.resolve(answerOf(policy)),
};
