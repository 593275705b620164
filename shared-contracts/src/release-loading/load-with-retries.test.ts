import { expect, it } from 'vitest';
import { LoadFailure, type LoadFault } from './load-failure.ts';
import { loadWithRetries } from './load-with-retries.ts';

/** Loads with these outcomes, one for each attempt; counts attempts and pauses. */
async function load(outcomes: readonly (Error | 'loaded')[], mayRetry?: () => boolean) {
  const pauses: number[] = [];
  const attempts: number[] = [];
  const result = await loadWithRetries(
    (attempt) => {
      attempts.push(attempt);
      const outcome = outcomes[attempt] ?? 'loaded';
      return outcome === 'loaded' ? Promise.resolve(outcome) : Promise.reject(outcome);
    },
    {
      sleep: (ms) => Promise.resolve(void pauses.push(ms)),
      random: () => 0.5,
      ...(mayRetry && { mayRetry }),
    },
  ).catch((error: unknown) => error);
  return { result, attempts, pauses };
}

const gone = new Error('404');
const failure = (fault: LoadFault, waitMs = 0) => new LoadFailure(fault, fault, waitMs);

it.each([
  ['loads at once', ['loaded'], 'loaded', []],
  ['F01: loads at the second attempt', [gone, 'loaded'], 'loaded', [125]],
  ['F01: gives up after two jittered retries', [gone, gone, gone, 'loaded'], gone, [125, 250]],
  ['F02: waits as the server asks', [failure('missing', 3000), 'loaded'], 'loaded', [3125]],
] as const)('%s', async (_, outcomes, result, pauses) => {
  expect(await load(outcomes)).toMatchObject({ result, pauses });
});

it.each([
  ['F04: a load that took too long', failure('late')],
  ["F06: other bytes than the release's", failure('changed')],
  ['F10: a contract that the page does not share', failure('refused')],
])('%s is not retried', async (_, why) => {
  expect(await load([why])).toEqual({ result: why, attempts: [0], pauses: [] });
});

it('is not retried when the page itself is the reason', async () => {
  expect(await load([gone], () => false)).toEqual({ result: gone, attempts: [0], pauses: [] });
});
