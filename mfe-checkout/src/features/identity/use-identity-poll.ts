import { useEffect, useReducer, useRef } from 'react';
import { usePlatform, useQuery, useQueryClient } from '@forecourt/shared-contracts/react';
import { pollAction, pollAfter, startPoll } from '../../domain/poll-schedule.ts';
import { identityQuery, trackerQueryKey } from '../tracker/index.ts';
import { isIdentityOver } from './identity-view.ts';

/** Unless somebody presses, an answer this young is not asked for again; it came with the whole order, when the tab was looked at again for example. */
const freshMs = 1000;

/** A poll as its screen sees it. */
export interface IdentityPoll {
  readonly checkNow: () => void;
  readonly isChecking: boolean;
  /** When the last answer came, in milliseconds since 1970. */
  readonly checkedAtMs: number;
  /** The last question brought no answer; it is asked again when due. */
  readonly hasFailed: boolean;
}

/**
 * Asks every 30 s how identity verification stands, while this is mounted and the tab can be seen; when it is over the whole order is
 * read anew (checkout-tracker.md section 4 'Polling').
 */
export function useIdentityPoll(orderNumber: string): IdentityPoll {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const { dataUpdatedAt, isFetching, isRefetchError } = useQuery({
    ...identityQuery(client, orderNumber),
    refetchOnMount: false,
  });
  const isPressed = useRef(false);
  const [poll, tell] = useReducer(pollAfter, dataUpdatedAt, startPoll);

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
    const ask = async () => {
      tell({ kind: 'asked' });
      const query = { ...identityQuery(client, orderNumber), staleTime: isPressed.current ? 0 : freshMs };
      isPressed.current = false;
      const answer = await queryClient.fetchQuery(query).catch(() => undefined);
      const isOver = answer !== undefined && isIdentityOver(answer);
      tell({ kind: 'answered', isOver, atMs: Date.now() });
      if (isOver) await queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
    };
    const timer = setTimeout(() => void ask(), action.kind === 'wait' ? action.waitMs : 0);
    return () => clearTimeout(timer);
  }, [poll, client, queryClient, orderNumber]);

  return {
    checkNow: () => {
      isPressed.current = true;
      tell({ kind: 'check-now', atMs: Date.now() });
    },
    isChecking: poll.phase === 'asking' || isFetching,
    checkedAtMs: dataUpdatedAt,
    hasFailed: isRefetchError,
  };
}
