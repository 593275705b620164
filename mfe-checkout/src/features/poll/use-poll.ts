import { useEffect, useReducer, useRef } from 'react';
import { pollAction, pollAfter, startPoll } from '../../domain/poll-schedule.ts';

interface PollParts {
  /** Time of the current response, in milliseconds since 1970. */
  readonly answeredAtMs: number;
  /**
   * Sends one request; `isPressed` when the user triggered it. Resolves to whether polling can stop; a rejected request is repeated when
   * due.
   */
  readonly ask: (isPressed: boolean) => Promise<boolean>;
}

/** A running poll. */
export interface RunningPoll {
  readonly checkNow: () => void;
  readonly isAsking: boolean;
}

/** Polls every 30 s while mounted and the tab is visible, never while a request is in flight, until it is over (domain/poll-schedule). */
export function usePoll({ answeredAtMs, ask }: PollParts): RunningPoll {
  const isPressed = useRef(false);
  const latestAsk = useRef(ask);
  const [poll, tell] = useReducer(pollAfter, answeredAtMs, startPoll);

  useEffect(() => {
    latestAsk.current = ask;
  });

  useEffect(() => {
    const handleVisibility = () =>
      tell(document.hidden ? { kind: 'hidden' } : { kind: 'shown', atMs: Date.now() });
    handleVisibility();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);

  useEffect(() => {
    const action = pollAction(poll, Date.now());
    if (action.kind === 'rest') return;
    const askOnce = async () => {
      tell({ kind: 'asked' });
      const wasPressed = isPressed.current;
      isPressed.current = false;
      const isOver = await latestAsk.current(wasPressed).catch(() => false);
      tell({ kind: 'answered', isOver, atMs: Date.now() });
    };
    const timer = setTimeout(() => void askOnce(), action.kind === 'wait' ? action.waitMs : 0);
    return () => clearTimeout(timer);
  }, [poll]);

  return {
    checkNow: () => {
      isPressed.current = true;
      tell({ kind: 'check-now', atMs: Date.now() });
    },
    isAsking: poll.phase === 'asking',
  };
}
