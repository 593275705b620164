/** How often ID verification is polled (TRACK-40). */
export const idVerificationPollMs = 30_000;

/**
 * State of a poll. `dueAtMs` is when the next request is due, on the clock of the events; it counts while `phase` is `waiting` and the tab
 * is visible.
 */
export interface PollState {
  readonly phase: 'waiting' | 'asking' | 'stopped';
  readonly isHidden: boolean;
  readonly dueAtMs: number;
}

/** An event of a poll. `atMs` is the time of the event. */
export type PollEvent =
  | { readonly kind: 'asked' }
  /** A response arrived, or the request failed; `isOver` when there is nothing left to poll for. */
  | { readonly kind: 'answered'; readonly isOver: boolean; readonly atMs: number }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'shown'; readonly atMs: number }
  /** The user asked to check now. */
  | { readonly kind: 'check-now'; readonly atMs: number }
  | { readonly kind: 'left' };

/** What to do next: send a request, wait this many milliseconds, or nothing until an event comes. */
export type PollAction =
  { readonly kind: 'ask' } | { readonly kind: 'wait'; readonly waitMs: number } | { readonly kind: 'rest' };

/** Starts a poll whose first response arrived at `answeredAtMs`. */
export function startPoll(answeredAtMs: number): PollState {
  return { phase: 'waiting', isHidden: false, dueAtMs: answeredAtMs + idVerificationPollMs };
}

function dueNow(state: PollState, atMs: number): PollState {
  return state.phase === 'waiting' ? { ...state, dueAtMs: Math.min(state.dueAtMs, atMs) } : state;
}

/**
 * Returns the poll after an event. A stopped poll stays stopped; a tab that becomes visible again triggers one request, however long it was
 * hidden.
 */
export function pollAfter(state: PollState, event: PollEvent): PollState {
  if (state.phase === 'stopped') return state;
  switch (event.kind) {
    case 'asked':
      return { ...state, phase: 'asking' };
    case 'answered':
      return event.isOver
        ? { ...state, phase: 'stopped' }
        : { ...state, phase: 'waiting', dueAtMs: event.atMs + idVerificationPollMs };
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

/** Returns what a poll does at a given time: never a request while one is in flight, none in a hidden tab, none once stopped. */
export function pollAction(state: PollState, nowMs: number): PollAction {
  if (state.phase !== 'waiting' || state.isHidden) return { kind: 'rest' };
  return state.dueAtMs <= nowMs ? { kind: 'ask' } : { kind: 'wait', waitMs: state.dueAtMs - nowMs };
}
