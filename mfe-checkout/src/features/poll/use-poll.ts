import { useEffect, useReducer, useRef } from 'react';
import { pollAction, pollAfter, startPoll } from '../../domain/poll-schedule.ts';

interface PollParts {
  /** When the answer at hand came, in milliseconds since 1970. */
  readonly answeredAtMs: number;
  /** Asks once; `isPressed` when a person wants to know now. Resolves to whether nothing is left to ask for; a rejection is asked again when due. */
  readonly ask: (isPressed: boolean) => Promise<boolean>;
}

/** A running poll. */
export interface RunningPoll {
  readonly checkNow: () => void;
  readonly isAsking: boolean;
}

/** Asks every 30 s while mounted and the tab can be seen, never while a question is under way, until it is over (domain/poll-schedule). */
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
