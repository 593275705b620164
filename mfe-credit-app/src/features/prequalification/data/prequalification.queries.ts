import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getPrequalification } from '@forecourt/shared-contracts/prequalification';
import { apiQuery, queryHolder } from '@forecourt/shared-contracts/react';

/**
 * The current user's pre-qualification; refetched each time, because it also changes on its own. None is requested before the session is
 * known, or with an expired one.
 */
export function prequalificationQuery(client: ApiClient, session: SessionState) {
  return {
    ...apiQuery(client, getPrequalification, { holder: queryHolder(session) }),
    enabled: session.status === 'guest' || session.status === 'signed-in',
    staleTime: 0,
  };
}
