import type { ApiClient } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The buyer's orders, cached per account: another person may sign in later in the same visit. */
export function ordersQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(listOrders), sub],
    queryFn: async ({ signal }) => (await client.call(listOrders, { signal })).orders,
  });
}
