/** How often identity verification is polled (TRACK-40). */
export const identityPollMs = 30_000;

/**
 * Where a poll stands. `dueAtMs` is when the next question is due, on the clock of the events; it counts while `phase` is
 * `waiting` and the tab can be seen.
 */
export interface PollState {
  readonly phase: 'waiting' | 'asking' | 'stopped';
  readonly isHidden: boolean;
  readonly dueAtMs: number;
}

/** What happens to a poll. `atMs` is the instant of the event. */
export type PollEvent =
  | { readonly kind: 'asked' }
  /** An answer has come, or the question has failed; `isOver` when nothing is left to ask for. */
  | { readonly kind: 'answered'; readonly isOver: boolean; readonly atMs: number }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown'; readonly atMs: number }
  /** The person wants to know now. */
  | { readonly kind: 'check-now'; readonly atMs: number }
  | { readonly kind: 'left' };

/** What to do next: ask, wait so many milliseconds, or nothing until an event comes. */
export type PollAction =
  { readonly kind: 'ask' } | { readonly kind: 'wait'; readonly waitMs: number } | { readonly kind: 'rest' };

/** A poll whose first answer is at hand since `answeredAtMs`. */
export function startPoll(answeredAtMs: number): PollState {
  return { phase: 'waiting', isHidden: false, dueAtMs: answeredAtMs + identityPollMs };
}

function dueNow(state: PollState, atMs: number): PollState {
  return state.phase === 'waiting' ? { ...state, dueAtMs: Math.min(state.dueAtMs, atMs) } : state;
}

/** The poll after an event. A stopped one stays stopped; whoever sees the tab again is asked for once, however long it was hidden. */
export function pollAfter(state: PollState, event: PollEvent): PollState {
  if (state.phase === 'stopped') return state;
  switch (event.kind) {
    case 'asked':
      return { ...state, phase: 'asking' };
    case 'answered':
      return event.isOver
        ? { ...state, phase: 'stopped' }
        : { ...state, phase: 'waiting', dueAtMs: event.atMs + identityPollMs };
    case 'hidden':
      return { ...state, isHidden: true };
    case 'shown':
      return state.isHidden ? dueNow({ ...state, isHidden: false }, event.atMs) : state;
    case 'check-now':
      return dueNow(state, event.atMs);
    case 'left':
      return { ...state, phase: 'stopped' };
  }
}

/** What a poll does at an instant: never a question while one is under way, none in a hidden tab, none once stopped. */
export function pollAction(state: PollState, nowMs: number): PollAction {
  if (state.phase !== 'waiting' || state.isHidden) return { kind: 'rest' };
  return state.dueAtMs <= nowMs ? { kind: 'ask' } : { kind: 'wait', waitMs: state.dueAtMs - nowMs };
}
