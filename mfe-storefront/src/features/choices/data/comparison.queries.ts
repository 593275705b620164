import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Returns whose comparison is shown: the account's while signed in, else the visit's. */
export function comparisonHolder(session: SessionState): string {
  return session.status === 'signed-in' ? session.user.sub : 'guest';
}

/** The comparison of a holder. Cached while the remote is mounted, because every compare switch reads it. */
export function comparisonQuery(client: ApiClient, holder: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(getComparison), holder],
    queryFn: ({ signal }) => client.call(getComparison, { signal }),
    gcTime: Infinity,
  });
}
