import type { ApiClient } from '@forecourt/shared-contracts';
import { apiQuery, queryOptions } from '@forecourt/shared-contracts/react';
import { getSigningReadiness } from '@forecourt/shared-contracts/signing';

/**
 * Whether the signed-in buyer may sign this order's contract: it fails for any other account. Apart from the order's own readiness, where a
 * failure counts as not ready.
 */
export function ownReadinessQuery(client: ApiClient, orderNumber: string) {
  const { queryKey, ...query } = apiQuery(client, getSigningReadiness, { params: { orderNumber } });
  return queryOptions({ ...query, queryKey: [...queryKey, 'entry'] });
}
