import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { apiQuery, queryHolder } from '@forecourt/shared-contracts/react';

/** The current user's pre-qualification; refetched each time, because it also changes on its own. */
export function prequalificationQuery(client: ApiClient, session: SessionState) {
  return {
    ...apiQuery(client, getPrequalification, { holder: queryHolder(session) }),
    enabled: session.status !== 'unknown',
    staleTime: 0,
  };
}
