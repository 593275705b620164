import { useEffect } from 'react';
import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { useRefreshOrder } from '../../order/index.ts';
import { pollMs, pollOf, type Poll } from '../../poll/index.ts';
import { decisionQuery } from '../data/lender-decision.queries.ts';
import { isDecided } from '../domain/decision-rules.ts';

/**
 * Polls the decision every 30 s after the last response while it is pending, this is mounted and the tab is visible; once a lender has
 * answered, the whole order is refetched.
 */
export function useDecisionPoll(orderNumber: string): Poll {
  const { client } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const query = useQuery({
    ...decisionQuery(client, orderNumber),
    refetchInterval: ({ state }) => (state.data && isDecided(state.data) ? false : pollMs),
  });
  const { data } = query;
  // One decision can follow another without a pending state seen in between, after the lenders were asked again.
  const decided = data && isDecided(data) ? `${data.dealStatus} ${data.decidedAt}` : undefined;
  useEffect(() => {
    if (decided !== undefined) void refreshOrder();
  }, [decided, refreshOrder]);
  return pollOf(query);
}
