import { circuitBreaker, handleAll, SamplingBreaker, type IPolicy } from 'cockatiel';

/** Runs a call, unless most calls of late have failed: then it rejects at once. */
export type BackendBreaker = Pick<IPolicy, 'execute'>;

const windowMs = 10_000;
const fewestCalls = 5;
const probeAfterMs = 30_000;

/**
 * Breaker of the backend's answers for pages (F74): it opens when more than half of the calls of the last 10 s failed, at least 5 calls, so that
 * pages do not wait for answers that do not come; seconds without a call do not count. It lets one call through after 30 s, and closes when that succeeds. Changes are logged.
 */
export function createBackendBreaker(log: (message: string) => void): BackendBreaker {
  const minimumRps = (fewestCalls * 1000) / windowMs;
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: probeAfterMs,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: windowMs, minimumRps }),
  });
  policy.onBreak(() => log('most answers of the backend fail: pages are sent without data for 30 s'));
  policy.onReset(() => log('the backend answers again: pages are sent with data'));
  return policy;
}
