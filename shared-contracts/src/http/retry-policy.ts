import type { ApiFailureReason } from './api-failure.ts';

/** A call and its retries together. */
export const maxAttempts = 3;
/** Longest wait before a retry; a longer Retry-After is passed to the caller (F23). */
export const longestWaitMs = 5_000;
const firstWaitMs = 300;
const retryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Inputs of a retry decision: what went wrong, after which attempt (1 is the first), with `random` in [0, 1). */
export interface RetryQuestion {
  readonly failure: ApiFailureReason;
  readonly attempt: number;
  readonly random: number;
}

/**
 * Returns the wait before the next attempt in milliseconds, or undefined for no retry. Exponential with full jitter; Retry-After, if given,
 * is the minimum. Never after `timeout`: the limit covers the whole call.
 */
export function retryWaitMs(question: RetryQuestion): number | undefined {
  const { failure, attempt, random } = question;
  if (attempt >= maxAttempts) return undefined;
  const jitterMs = Math.round(random * firstWaitMs * 2 ** (attempt - 1));
  if (failure.kind === 'network') return jitterMs;
  if (failure.kind !== 'http' || !retryStatuses.has(failure.status)) return undefined;
  const waitMs = (failure.retryAfterMs ?? 0) + jitterMs;
  return (failure.retryAfterMs ?? 0) > longestWaitMs ? undefined : waitMs;
}

/** Limits retries to a share of traffic, so that a broken server does not receive three times the load. */
export interface RetryBudget {
  /** Counts a first attempt. */
  earn(): void;
  /** Takes one retry; false if none is left. */
  spend(): boolean;
}

/** A token bucket: each call earns a tenth of a retry; a page starts with three and never saves more than ten. */
export function createRetryBudget(): RetryBudget {
  let tenths = 30;
  return {
    earn() {
      tenths = Math.min(100, tenths + 1);
    },
    spend() {
      if (tenths < 10) return false;
      tenths -= 10;
      return true;
    },
  };
}

/** Parses a Retry-After header, seconds or date, into milliseconds; undefined if absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
