const unreachable = { kind: 'unreachable' } as const;

/** What a service that has not answered in time counts as. */
export type Unreachable = typeof unreachable;

const answerLimitMs = 20_000;

/** Resolves after a time (ms), with the answer of a service that cannot be reached. */
export const later = (ms: number): Promise<Unreachable> =>
  new Promise((done) => void setTimeout(done, ms, unreachable));

/** The result of work, or `unreachable` after 20 s; the work itself goes on. */
export const inTime = <T>(work: Promise<T>): Promise<T | Unreachable> =>
  Promise.race([work, later(answerLimitMs)]);
