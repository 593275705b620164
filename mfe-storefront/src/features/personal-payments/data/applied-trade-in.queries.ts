import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { apiQuery, queryHolder } from '@forecourt/shared-contracts/react';
import { getAppliedTradeIn } from '@forecourt/shared-contracts/trade-in';

/** The amounts of the current user's applied trade-in; refetched each time, because an offer expires on its own. */
export function appliedTradeInQuery(client: ApiClient, session: SessionState) {
  return { ...apiQuery(client, getAppliedTradeIn, { holder: queryHolder(session) }), staleTime: 0 };
}
