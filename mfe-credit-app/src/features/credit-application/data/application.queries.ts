import type { ApiClient } from '@forecourt/shared-contracts';
import { getCreditApplication } from '@forecourt/shared-contracts/credit-application';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The draft of an account, null before one is started. */
export function applicationQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(getCreditApplication), sub],
    queryFn: async ({ signal }) => (await client.call(getCreditApplication, { signal })).application,
    // A page that is being filled in must not change while the user types.
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
}
