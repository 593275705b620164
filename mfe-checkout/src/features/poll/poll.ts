/** How often a state that someone else changes is polled: every 30 s (TRACK-40). */
export const pollMs = 30_000;

/** A poll as shown in its status row. */
export interface Poll {
  readonly checkNow: () => void;
  readonly isChecking: boolean;
  /** Time of the last response, in milliseconds since 1970; 0 before the first. */
  readonly checkedAtMs: number;
  /** The last request failed; it is repeated when due. */
  readonly hasFailed: boolean;
}

/** The parts of a query result that a poll is made of. */
interface PolledQuery {
  readonly refetch: (options: { readonly cancelRefetch: boolean }) => unknown;
  readonly isFetching: boolean;
  readonly dataUpdatedAt: number;
  readonly isError: boolean;
}

/** Describes a query that is polled; 'Check now' during a request joins it. */
export function pollOf({ refetch, isFetching, dataUpdatedAt, isError }: PolledQuery): Poll {
  return {
    checkNow: () => void refetch({ cancelRefetch: false }),
    isChecking: isFetching,
    checkedAtMs: dataUpdatedAt,
    hasFailed: isError,
  };
}
