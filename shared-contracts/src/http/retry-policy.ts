import type { ApiFailureReason } from './api-failure.ts';

/** A call and its repeats together. */
export const maxAttempts = 3;
/** Longest wait that a call takes upon itself; a longer Retry-After is handed to the caller (F23). */
export const longestWaitMs = 5_000;
const firstWaitMs = 300;
const retryStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** How a failure may be repeated: what went wrong, after which attempt (1 is the first), with `random` in [0, 1). */
export interface RetryQuestion {
  readonly failure: ApiFailureReason;
  readonly attempt: number;
  readonly random: number;
}

/**
 * How long to wait before the next attempt, or undefined when the failure must stand.
 * Exponential with full jitter; Retry-After, when told, is the least wait. Never after `timeout`: the limit covers the whole call.
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

/** Repeats allowed as a share of traffic, so that a broken server is not hit three times as hard. */
export interface RetryBudget {
  /** Counts a first attempt. */
  earn(): void;
  /** Takes one repeat; false when none is left. */
  spend(): boolean;
}

/** A token bucket: each call earns a tenth of a repeat; a page starts with three and never saves more than ten. */
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

/** Milliseconds of a Retry-After header, seconds or date; undefined when absent or unreadable. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
