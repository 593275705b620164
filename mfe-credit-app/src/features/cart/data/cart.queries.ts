import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getCart, listOrders } from '@forecourt/shared-contracts/commerce';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Returns whose cart is shown: the account's while signed in, else the visit's. */
export function cartHolderKey(session: SessionState): string {
  return session.status === 'signed-in' ? session.user.sub : 'guest';
}

/** Key of one holder's cart. */
export function cartKey(holder: string): readonly unknown[] {
  return [...apiQueryKey(getCart), holder];
}

/** The cart of a holder, null when it is empty. */
export function cartQuery(client: ApiClient, holder: string) {
  return queryOptions({
    queryKey: cartKey(holder),
    queryFn: async ({ signal }) => (await client.call(getCart, { signal })).cart,
  });
}

/** Key of an account's orders. */
export function ordersKey(sub: string): readonly unknown[] {
  return [...apiQueryKey(listOrders), sub];
}

/** The orders of an account, for the count on the cart button. */
export function ordersQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: ordersKey(sub),
    queryFn: async ({ signal }) => (await client.call(listOrders, { signal })).orders,
  });
}
