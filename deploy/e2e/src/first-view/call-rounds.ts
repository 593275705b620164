import type { ObservedRequest } from './observe-requests.ts';

type Timed = Pick<ObservedRequest, 'startedAt' | 'answeredAt'>;

/**
 * Assigns each call its round: 1 for calls made before any answer had arrived, n + 1 for calls made after an
 * answer of round n. This is the minimum number of round trips that a page waits. An answer counts from its
 * first byte: on a busy machine the end of a short body is recorded after the call that it triggers. Expects
 * the calls in the order in which they were made.
 */
export function callRounds<T extends Timed>(calls: readonly T[]): (T & { readonly round: number })[] {
  const rounds: (T & { readonly round: number })[] = [];
  for (const call of calls) {
    const answered = rounds.filter(({ answeredAt }) => answeredAt <= call.startedAt);
    rounds.push({ ...call, round: Math.max(0, ...answered.map(({ round }) => round)) + 1 });
  }
  return rounds;
}
