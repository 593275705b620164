import { createStore } from 'zustand/vanilla';
import { sessionStage, type SessionLimits } from './session-life.ts';
import type { Session, SessionState } from './session.ts';

/** What the page shows of a session's end: nothing, or the time that is left to go on. */
export type SessionWarning =
  { readonly kind: 'none' } | { readonly kind: 'warning'; readonly remainingMs: number };

/** The watch over a session that nobody uses any more. */
export interface SessionWatch {
  getState(): SessionWarning;
  /** Calls the listener on every change until the returned function is called. */
  subscribe(listener: (warning: SessionWarning) => void): () => void;
  /** Goes on with the session: what 'Stay signed in' does. */
  stay(): void;
}

/** The last sign of life in any tab of this browser, as an instant of its clock. */
export interface ActivityKeeper {
  read(): number | undefined;
  note(atMs: number): void;
}

/** What a watch is made of. */
export interface SessionWatchParts {
  readonly session: Pick<Session, 'getState' | 'subscribe'>;
  /** Ends the session and keeps the page under the question for a new sign-in. */
  readonly expire: () => void;
  readonly activity: ActivityKeeper;
  readonly limits: SessionLimits;
  readonly nowMs: () => number;
  /** Tells of every sign of life, and of every return to the page, until the returned function is called. */
  readonly watchPerson: (person: { onActive: () => void; onReturn: () => void }) => () => void;
}

/** Signs of life are written down no more often than this. */
const noteEveryMs = 15_000;
const none: SessionWarning = { kind: 'none' };

/**
 * One watch for the page, made of one clock and one note that all tabs share: work in any of them keeps all of them signed in, and
 * 'Stay signed in' in one takes the warning away in the others within a second. While the warning stands only `stay` counts as a sign of
 * life, and a laptop that wakes after the end finds the session ended, whatever was touched first (F55).
 */
export function createSessionWatch(parts: SessionWatchParts): SessionWatch & { start(): () => void } {
  const { session, activity, nowMs } = parts;
  const store = createStore<SessionWarning>(() => none);
  const { lastActive, stageNow } = lifeSigns(parts);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (warning: SessionWarning) => {
    if (warning.kind === 'warning' || store.getState().kind !== 'none') store.setState(warning, true);
  };
  const look = () => {
    clearTimeout(timer);
    if (!isLive(session.getState())) return show(none);
    const stage = stageNow();
    switch (stage.stage) {
      case 'active':
        show(none);
        timer = setTimeout(look, stage.changesInMs);
        return;
      case 'warning':
        show({ kind: 'warning', remainingMs: stage.remainingMs });
        timer = setTimeout(look, Math.min(1000, stage.remainingMs));
        return;
      case 'ended':
        show(none);
        parts.expire();
    }
  };
  const noteActive = () => {
    if (!isLive(session.getState())) return;
    if (stageNow().stage !== 'active') look();
    else if (nowMs() - lastActive() >= noteEveryMs) activity.note(nowMs());
  };
  return {
    getState: store.getState,
    subscribe: (listener) => store.subscribe((warning) => listener(warning)),
    stay() {
      if (!isLive(session.getState()) || stageNow().stage === 'ended') return look();
      activity.note(nowMs());
      look();
    },
    start() {
      let wasLive = isLive(session.getState());
      const follow = (state: SessionState) => {
        const begins = isLive(state) && !wasLive;
        wasLive = isLive(state);
        if (begins) activity.note(nowMs());
        look();
      };
      const ends = [
        session.subscribe(follow),
        parts.watchPerson({ onActive: noteActive, onReturn: look }),
        () => clearTimeout(timer),
      ];
      look();
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

function lifeSigns({ activity, limits, nowMs }: SessionWatchParts) {
  const lastActive = () => {
    const now = nowMs();
    const last = activity.read();
    if (last !== undefined && last <= now) return last;
    activity.note(now);
    return now;
  };
  return { lastActive, stageNow: () => sessionStage({ lastActiveMs: lastActive(), nowMs: nowMs() }, limits) };
}

function isLive(state: SessionState): boolean {
  return state.status === 'signed-in' && !state.isOver;
}
