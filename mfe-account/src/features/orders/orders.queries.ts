import type { ApiClient } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The buyer's orders. Kept apart by account: in one visit another person may sign in after the first. */
export function ordersQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(listOrders), sub],
    queryFn: async ({ signal }) => (await client.call(listOrders, { signal })).orders,
  });
}
