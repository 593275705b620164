import { usePlatform, useQuery, useQueryClient } from '@forecourt/shared-contracts/react';
import { usePoll, type Poll } from '../poll/index.ts';
import { idVerificationQuery, trackerQueryKey } from '../tracker/index.ts';
import { isIdVerificationOver } from './id-verification-view.ts';

/**
 * Unless the user presses the button, a response this recent is not requested again; it came with the whole order, for example when the tab
 * became visible.
 */
const freshMs = 1000;

/**
 * Polls ID verification every 30 s while this is mounted and the tab is visible; when the verification is over, the whole order is
 * refetched (TRACK-40).
 */
export function useIdVerificationPoll(orderNumber: string): Poll {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const { dataUpdatedAt, isFetching, isRefetchError } = useQuery({
    ...idVerificationQuery(client, orderNumber),
    refetchOnMount: false,
  });
  const { checkNow, isAsking } = usePoll({
    answeredAtMs: dataUpdatedAt,
    ask: async (isPressed) => {
      const query = { ...idVerificationQuery(client, orderNumber), staleTime: isPressed ? 0 : freshMs };
      const isOver = isIdVerificationOver(await queryClient.fetchQuery(query));
      if (isOver) await queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
      return isOver;
    },
  });
  return {
    checkNow,
    isChecking: isAsking || isFetching,
    checkedAtMs: dataUpdatedAt,
    hasFailed: isRefetchError,
  };
}
