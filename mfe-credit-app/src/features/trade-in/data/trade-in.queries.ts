import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';
import { getTradeIn } from '@forecourt/shared-contracts/trade-in';

const reviewPollMs = 5000;

/** Key of the trade-in of an account, or of the visit. */
export function tradeInKey(session: SessionState): readonly unknown[] {
  return [...apiQueryKey(getTradeIn), session.status === 'signed-in' ? session.user.sub : 'guest'];
}

/** The current user's trade-in and answers, polled while it is under review. */
export function tradeInQuery(client: ApiClient, session: SessionState) {
  return queryOptions({
    queryKey: tradeInKey(session),
    queryFn: ({ signal }) => client.call(getTradeIn, { signal }),
    refetchInterval: ({ state }) => (state.data?.tradeIn?.status === 'PendingReview' ? reviewPollMs : false),
  });
}
