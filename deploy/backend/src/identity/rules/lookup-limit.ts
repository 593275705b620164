import type { Attempts, AttemptVerdict } from './attempts.ts';

/** How often one network address may ask whether email addresses have accounts, and in which time. */
const lookupsPerWindow = 30;
const windowMs = 10 * 60_000;

/**
 * Questions whether an email has an account: thirty in ten minutes from the first, enough for a showroom's shared address and too few to
 * read off who is a customer. A refused one changes nothing; `retryAfterSeconds` is the rest of the ten minutes then.
 */
export function chargeLookup(
  before: Attempts | undefined,
  nowMs: number,
): AttemptVerdict & { readonly retryAfterSeconds?: number } {
  if (!before || nowMs - before.firstAtMs >= windowMs) {
    return { isAllowed: true, attempts: { count: 1, firstAtMs: nowMs, lastAtMs: nowMs } };
  }
  if (before.count >= lookupsPerWindow) {
    const retryAfterSeconds = Math.ceil((before.firstAtMs + windowMs - nowMs) / 1000);
    return { isAllowed: false, attempts: before, retryAfterSeconds };
  }
  return { isAllowed: true, attempts: { ...before, count: before.count + 1, lastAtMs: nowMs } };
}
