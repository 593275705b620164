import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import type { ApiClient, Platform } from '@forecourt/shared-contracts';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform } from '@forecourt/shared-contracts/testing';
import { pollMs, type Poll } from '../features/poll/index.ts';

/** A poll under test. */
export interface PollUnderTest {
  /** The hook; its order is `FC-1`. */
  readonly usePoll: (orderNumber: string) => Poll;
  /** The endpoint that it asks. */
  readonly endpointId: string;
  readonly pending: object;
  /** Ends it. */
  readonly over: object;
}

type Step =
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'pending' | 'over' | 'fail' | 'check' | 'hide' | 'show' };

/** What happens during a poll: time passes, calls are answered or fail, the buyer looks away, returns and presses 'Check now'. */
export const pollSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1_000, 15_000, 30_000, 65_000) }),
    fc.record({
      kind: fc.constantFrom('pending' as const, 'pending' as const, 'fail' as const, 'over' as const),
    }),
    fc.record({ kind: fc.constantFrom('check' as const, 'hide' as const, 'show' as const) }),
  ),
  { maxLength: 20 },
);

interface Call {
  readonly settle: (answer: object | Error) => void;
}

function pollServer(endpointId: string) {
  const server = { calls: 0, inFlight: [] as Call[], most: 0 };
  const call = ({ id }: { readonly id: string }, { signal }: { readonly signal?: AbortSignal } = {}) => {
    if (id !== endpointId) return Promise.reject(new Error('not served'));
    server.calls += 1;
    return new Promise<object>((resolve, reject) => {
      const own: Call = {
        settle(answer) {
          server.inFlight = server.inFlight.filter((one) => one !== own);
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        },
      };
      signal?.addEventListener('abort', () => own.settle(new Error('aborted')));
      server.inFlight.push(own);
      server.most = Math.max(server.most, server.inFlight.length);
    });
  };
  return { server, client: { call } as unknown as ApiClient };
}

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Polls through these steps, with fake timers, and expects P15 after each of them. */
export async function runPoll(poll: PollUnderTest, steps: readonly Step[]): Promise<void> {
  const { server, client } = pollServer(poll.endpointId);
  const shown: { poll?: Poll } = {};
  function Page() {
    shown.poll = poll.usePoll('FC-1');
    return null;
  }
  const platform: Platform = { ...(await createTestPlatform()), client };
  const { unmount } = await renderRemote({ RemoteApp: Page }, platform);
  const state = { isHidden: false, isOver: false };
  const answers = { pending: poll.pending, over: poll.over, fail: new Error('failed') };
  const take = async (step: Step) => {
    switch (step.kind) {
      case 'pass':
        return pass(step.ms);
      case 'check':
        return act(async () => shown.poll?.checkNow());
      case 'hide':
      case 'show':
        state.isHidden = step.kind === 'hide';
        return setHidden(state.isHidden);
      default:
        state.isOver ||= step.kind === 'over' && server.inFlight.length > 0;
        server.inFlight[0]?.settle(answers[step.kind]);
        return pass(0);
    }
  };
  for (const step of steps) {
    const before = server.calls;
    await take(step);
    expect(server.most).toBeLessThanOrEqual(1);
    if (step.kind === 'pass' && (state.isHidden || state.isOver)) expect(server.calls).toBe(before);
    if (state.isOver) break;
  }
  await expectRest(poll, { ...state, server });
  const asked = server.calls;
  unmount();
  await pass(10 * pollMs);
  expect(server.calls).toBe(asked);
  setHidden(false);
}

/** After its end a poll asks nothing more by itself; before, a visible one asks again. */
async function expectRest(
  poll: PollUnderTest,
  {
    isOver,
    isHidden,
    server,
  }: { isOver: boolean; isHidden: boolean; server: ReturnType<typeof pollServer>['server'] },
): Promise<void> {
  // The order is read again with the end: one more answer.
  if (isOver) for (const call of server.inFlight) call.settle(poll.over);
  await pass(0);
  const asked = server.calls;
  const isWaiting = server.inFlight.length > 0;
  await pass(2 * pollMs);
  expect(server.calls).toBe(asked + (isOver || isHidden || isWaiting ? 0 : 1));
  expect(server.most).toBe(1);
}
