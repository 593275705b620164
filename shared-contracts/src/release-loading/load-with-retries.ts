import { LoadFailure, loadFaultOf } from './load-failure.ts';

/** How long to wait, and whether it is of use; injected so that tests control it. */
export interface RetryPorts {
  /** Resolves after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
  /** False when every further attempt would fail for a reason that is not the release's; by default it is never so. */
  readonly mayRetry?: () => boolean;
}

const retries = 2;
const firstPauseMs = 250;

/**
 * Loads one release with 2 jittered retries (F01), after the wait that its server requests (F02). `load` gets the number of the attempt,
 * from 0, because a script that failed once needs another URL. No retry after a load that hit its limit (F04), bytes that are not the
 * release's (F06) or a contract that the page does not share (F09, F10): each would end the same. Rejects with the last failure.
 */
export async function loadWithRetries<T>(
  load: (attempt: number) => Promise<T>,
  { sleep, random, mayRetry = () => true }: RetryPorts,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt);
    } catch (error) {
      if (attempt === retries || loadFaultOf(error) !== 'missing' || !mayRetry()) throw error;
      const requestedMs = error instanceof LoadFailure ? error.waitMs : 0;
      await sleep(requestedMs + random() * firstPauseMs * 2 ** attempt);
    }
  }
}
