import { isApiFailure } from '@forecourt/shared-contracts';

/** What the tracker shows when its data cannot be loaded (TRACK-21, TRACK-23). */
export type OrderFailure =
  /** 5xx, or no usable answer at all: 'Try Again' while fewer than 3 prior clicks. */
  | 'retry'
  /** The session ended: sign in over the kept page. */
  | 'signed-out'
  /** Anything else: the catch-all route. */
  | 'catch-all';

/** Maps an error to the tracker's failure view. */
export function orderFailure(error: unknown): OrderFailure {
  if (!isApiFailure(error) || error.failure.kind !== 'http') return 'retry';
  if (error.failure.status >= 500) return 'retry';
  return error.failure.status === 401 ? 'signed-out' : 'catch-all';
}

/** Whether no answer came at all: then the server did not fail, as far as the buyer's browser knows. */
export function isUnreached(error: unknown): boolean {
  return isApiFailure(error) && (error.failure.kind === 'network' || error.failure.kind === 'timeout');
}
