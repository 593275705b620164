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
  const isOver = query.data !== undefined && isDecided(query.data);
  useEffect(() => {
    if (isOver) void refreshOrder();
  }, [isOver, refreshOrder]);
  return pollOf(query);
}
