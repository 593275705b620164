import type { ApiClient } from '@forecourt/shared-contracts';
import { listPrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The requests of the account, and how many are left. */
export function privacyQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(listPrivacyRequests), sub],
    queryFn: ({ signal }) => client.call(listPrivacyRequests, { signal }),
  });
}
