import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { apiQuery, queryHolder } from '@forecourt/shared-contracts/react';
import { getTradeIn, type TradeInState } from '@forecourt/shared-contracts/trade-in';

const reviewPollMs = 5000;

interface Polled {
  readonly state: { readonly data: TradeInState | undefined };
}

/** The current user's trade-in and answers, polled while it is under review. */
export function tradeInQuery(client: ApiClient, session: SessionState) {
  return {
    ...apiQuery(client, getTradeIn, { holder: queryHolder(session) }),
    refetchInterval: ({ state }: Polled) =>
      state.data?.tradeIn?.status === 'PendingReview' ? reviewPollMs : false,
  };
}
