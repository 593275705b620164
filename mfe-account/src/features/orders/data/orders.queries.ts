import type { ApiClient } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The buyer's orders. */
export function ordersQuery(client: ApiClient, sub: string) {
  return apiQuery(client, listOrders, { holder: sub });
}
