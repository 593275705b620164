import { decisionPhase } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useQuery, useQueryClient } from '@forecourt/shared-contracts/react';
import { usePoll, type Poll } from '../poll/index.ts';
import { trackerQueryKey } from '../tracker/index.ts';
import { decisionQuery } from './lender-decision.queries.ts';

/**
 * Polls the decision every 30 s, like ID verification, while this is mounted and the tab is visible; once a lender has answered, the
 * whole order is refetched.
 */
export function useDecisionPoll(orderNumber: string): Poll {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const { dataUpdatedAt, isFetching, isError } = useQuery(decisionQuery(client, orderNumber));
  const { checkNow, isAsking } = usePoll({
    answeredAtMs: dataUpdatedAt === 0 ? Date.now() : dataUpdatedAt,
    ask: async () => {
      const decision = await queryClient.fetchQuery({ ...decisionQuery(client, orderNumber), staleTime: 0 });
      const isOver = decisionPhase({ ...decision, dealType: 'Finance' }) !== 'pending';
      if (isOver) await queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
      return isOver;
    },
  });
  return {
    checkNow,
    isChecking: isAsking || isFetching,
    checkedAtMs: dataUpdatedAt,
    hasFailed: isError,
  };
}
