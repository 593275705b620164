import type { ApiClient } from '@forecourt/shared-contracts';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Key of the coverage of one holder's cart. */
export function coverageKey(holder: string): readonly unknown[] {
  return [...apiQueryKey(getProtection), holder];
}

/** The coverage offered for the vehicle of a holder's cart, null without a vehicle. Refetched on each visit of the page. */
export function coverageQuery(client: ApiClient, holder: string) {
  return queryOptions({
    queryKey: coverageKey(holder),
    queryFn: async ({ signal }) => (await client.call(getProtection, { signal })).offer,
  });
}
