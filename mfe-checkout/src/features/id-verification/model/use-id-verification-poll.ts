import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { idVerificationQuery, useRefreshOrder } from '../../order/index.ts';
import { pollMs, pollOf, useWhenOver, type Poll } from '../../poll/index.ts';
import { isIdVerificationOver } from '../domain/id-verification-view.ts';

/**
 * Polls ID verification every 30 s after the last response while an attempt is INITIATED, this is mounted and the tab is visible; when the
 * verification is over, the whole order is refetched (TRACK-40).
 */
export function useIdVerificationPoll(orderNumber: string): Poll {
  const { client } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const query = useQuery({
    ...idVerificationQuery(client, orderNumber),
    refetchOnMount: false,
    refetchInterval: ({ state }) => (state.data && isIdVerificationOver(state.data) ? false : pollMs),
  });
  useWhenOver(query.data && isIdVerificationOver(query.data), () => void refreshOrder());
  return pollOf(query);
}
