import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idVerificationPollMs, pollAction, pollAfter, startPoll, type PollEvent } from './poll-schedule.ts';

const start = startPoll(0);
const asking = pollAfter(start, { kind: 'asked' });
const hidden = pollAfter(start, { kind: 'hidden' });

describe('ID verification polling', () => {
  test('every 30 s', () => {
    expect(pollAction(start, 0)).toEqual({ kind: 'wait', waitMs: 30_000 });
    expect(pollAction(start, 29_999)).toEqual({ kind: 'wait', waitMs: 1 });
    expect(pollAction(start, 30_000)).toEqual({ kind: 'ask' });
    const answered = pollAfter(asking, { kind: 'answered', isOver: false, atMs: 31_000 });
    expect(pollAction(answered, 60_999)).toEqual({ kind: 'wait', waitMs: 1 });
    expect(pollAction(answered, 61_000)).toEqual({ kind: 'ask' });
  });

  test('while one request is in flight there is no other, not even from Check now', () => {
    expect(pollAction(asking, 1e9)).toEqual({ kind: 'rest' });
    expect(pollAction(pollAfter(asking, { kind: 'check-now', atMs: 5 }), 1e9)).toEqual({ kind: 'rest' });
  });

  test('Check now sends a request at once', () =>
    expect(pollAction(pollAfter(start, { kind: 'check-now', atMs: 7 }), 7)).toEqual({ kind: 'ask' }));

  test('paused in a hidden tab, with one request on return, even after a night asleep', () => {
    expect(pollAction(hidden, 1e9)).toEqual({ kind: 'rest' });
    const shown = pollAfter(hidden, { kind: 'shown', atMs: 1e9 });
    expect(pollAction(shown, 1e9)).toEqual({ kind: 'ask' });
    const asked = pollAfter(shown, { kind: 'asked' });
    const answered = pollAfter(asked, { kind: 'answered', isOver: false, atMs: 1e9 + 50 });
    expect(pollAction(answered, 1e9 + 50)).toEqual({ kind: 'wait', waitMs: idVerificationPollMs });
  });

  test.each<[string, PollEvent]>([
    ['stops on SUCCESSFUL, FAILED or an expired link', { kind: 'answered', isOver: true, atMs: 1 }],
    ['stops on leave', { kind: 'left' }],
  ])('%s', (_row, event) => {
    const stopped = pollAfter(asking, event);
    const events: PollEvent[] = [
      { kind: 'shown', atMs: 2 },
      { kind: 'check-now', atMs: 3 },
      { kind: 'answered', isOver: false, atMs: 4 },
    ];
    expect(pollAction(events.reduce(pollAfter, stopped), 1e9)).toEqual({ kind: 'rest' });
  });
});

type Happening = 'time' | 'answer' | 'end' | 'hide' | 'show' | 'check' | 'leave';

/** A page that follows the schedule: it sends a request when due, which stays in flight until it is answered. */
function watch(happenings: readonly (readonly [Happening, number])[]) {
  let state = startPoll(0);
  let nowMs = 0;
  const seen = { underWay: 0, mostUnderWay: 0, asks: [] as number[], wrongAsks: 0, isOver: false };
  const tell = (event: PollEvent) => (state = pollAfter(state, event));
  const act = () => {
    if (pollAction(state, nowMs).kind !== 'ask') return;
    seen.underWay += 1;
    seen.mostUnderWay = Math.max(seen.mostUnderWay, seen.underWay);
    seen.asks.push(nowMs);
    if (seen.isOver || state.isHidden) seen.wrongAsks += 1;
    tell({ kind: 'asked' });
  };
  const answer = (isOver: boolean) => {
    if (seen.underWay === 0) return;
    seen.underWay -= 1;
    seen.isOver ||= isOver;
    tell({ kind: 'answered', isOver, atMs: nowMs });
  };
  const happen: Record<Happening, () => unknown> = {
    time: () => undefined,
    answer: () => answer(false),
    end: () => answer(true),
    hide: () => tell({ kind: 'hidden' }),
    show: () => tell({ kind: 'shown', atMs: nowMs }),
    check: () => tell({ kind: 'check-now', atMs: nowMs }),
    leave: () => {
      seen.isOver = true;
      tell({ kind: 'left' });
    },
  };
  for (const [happening, afterMs] of happenings) {
    nowMs += afterMs;
    happen[happening]();
    act();
  }
  return seen;
}

const afterMs = fc.oneof(fc.nat(1000), fc.nat(200_000), fc.constant(86_400_000));
const happenings = (...kinds: Happening[]) =>
  fc.array(fc.tuple(fc.constantFrom<Happening>(...kinds), afterMs), { maxLength: 60 });

describe('P15 for any sequence of events', () => {
  test('never two in flight; none after the end, after leaving, or in a hidden tab', () => {
    fc.assert(
      fc.property(happenings('time', 'answer', 'end', 'hide', 'show', 'check', 'leave'), (all) => {
        const { mostUnderWay, wrongAsks } = watch(all);
        expect(mostUnderWay).toBeLessThanOrEqual(1);
        expect(wrongAsks).toBe(0);
      }),
    );
  });

  test('without a press or a return, requests are at least 30 s apart', () => {
    fc.assert(
      fc.property(happenings('time', 'answer', 'hide'), (all) => {
        const { asks } = watch(all);
        asks.slice(1).forEach((at, index) => {
          expect(at - (asks[index] ?? 0)).toBeGreaterThanOrEqual(idVerificationPollMs);
        });
      }),
    );
  });

  test('a poll that is visible, running and due always sends a request', () => {
    fc.assert(
      fc.property(happenings('time', 'answer'), (all) => {
        const { asks } = watch([...all, ['answer', 0], ['time', idVerificationPollMs]]);
        expect(asks.length).toBeGreaterThan(0);
      }),
    );
  });
});
