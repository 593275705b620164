import type { ApiClient } from '@forecourt/shared-contracts';
import { getCart, listOrders } from '@forecourt/shared-contracts/commerce';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The cart of a holder; its `cart` is null when it is empty. */
export function cartQuery(client: ApiClient, holder: string) {
  return apiQuery(client, getCart, { holder });
}

/** The orders of an account. */
export function ordersQuery(client: ApiClient, sub: string) {
  return apiQuery(client, listOrders, { holder: sub });
}
