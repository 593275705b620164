import { createStore } from 'zustand/vanilla';
import { sessionStage, type SessionLimits } from './session-life.ts';
import type { Session, SessionState } from './session.ts';

/** The page's session warning: none, or the time left to continue. */
export type SessionWarning =
  | { readonly kind: 'none' }
  | { readonly kind: 'warning'; readonly remainingMs: number };

/** Watches for an idle session. */
export interface SessionWatch {
  getState(): SessionWarning;
  /** Calls the listener on every change until the returned function is called. */
  subscribe(listener: (warning: SessionWarning) => void): () => void;
  /** Continues the session: the action of 'Stay signed in'. */
  stay(): void;
}

/** The last activity in any tab of this browser, as an instant of its clock. */
export interface ActivityRecord {
  read(): number | undefined;
  note(atMs: number): void;
}

/** Dependencies of a watch. */
export interface SessionWatchDeps {
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'isHosts'>;
  /** Ends the session and keeps the page behind the sign-in dialog. */
  readonly expire: () => void;
  readonly activity: ActivityRecord;
  readonly limits: SessionLimits;
  readonly nowMs: () => number;
  /** Reports all activity, and every return to the page, until the returned function is called. */
  readonly watchPerson: (person: { onActive: () => void; onReturn: () => void }) => () => void;
}

/** Activity is recorded at most this often. */
const noteEveryMs = 15_000;
const none: SessionWarning = { kind: 'none' };

/**
 * Creates the page's watch, with one clock and one activity record shared by all tabs: activity in any of them keeps all of them signed in,
 * and 'Stay signed in' in one removes the warning in the others within a second. During the warning only `stay` counts as activity, and a
 * laptop that wakes after the end finds the session ended, whatever is touched first (F55). A session that a host's page provides is not
 * watched: there the host decides how long it may be idle.
 */
export function createSessionWatch(parts: SessionWatchDeps): SessionWatch & { start(): () => void } {
  const { session, activity, nowMs } = parts;
  const store = createStore<SessionWarning>(() => none);
  const { lastActive, stageNow } = lifeSigns(parts);
  const isLive = (state = session.getState()) =>
    state.status === 'signed-in' && !state.isOver && !session.isHosts();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (warning: SessionWarning) => {
    if (warning.kind === 'warning' || store.getState().kind !== 'none') store.setState(warning, true);
  };
  const look = () => {
    clearTimeout(timer);
    if (!isLive()) return show(none);
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
    if (!isLive()) return;
    if (stageNow().stage !== 'active') look();
    else if (nowMs() - lastActive() >= noteEveryMs) activity.note(nowMs());
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    stay() {
      if (!isLive() || stageNow().stage === 'ended') return look();
      activity.note(nowMs());
      look();
    },
    start() {
      let wasLive = isLive();
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
      return () => ends.forEach((end) => end());
    },
  };
}

function lifeSigns({ activity, limits, nowMs }: SessionWatchDeps) {
  const lastActive = () => {
    const now = nowMs();
    const last = activity.read();
    if (last !== undefined && last <= now) return last;
    activity.note(now);
    return now;
  };
  return { lastActive, stageNow: () => sessionStage({ lastActiveMs: lastActive(), nowMs: nowMs() }, limits) };
}
