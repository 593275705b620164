import type { ObservedRequest } from './observe-requests.ts';

type Timed = Pick<ObservedRequest, 'startedAt' | 'answeredAt'>;

/**
 * Gives each call its round: 1 for those that were made before any answer had arrived, n + 1 for those made after an answer of
 * round n. So many round trips a page waits at least. An answer counts from its first byte: on a busy machine the end of a short body is
 * noted after the call that it sets off. Expects the calls in the order in which they were made.
 */
export function callRounds<T extends Timed>(calls: readonly T[]): (T & { readonly round: number })[] {
  const rounds: (T & { readonly round: number })[] = [];
  for (const call of calls) {
    const answered = rounds.filter(({ answeredAt }) => answeredAt <= call.startedAt);
    rounds.push({ ...call, round: Math.max(0, ...answered.map(({ round }) => round)) + 1 });
  }
  return rounds;
}
