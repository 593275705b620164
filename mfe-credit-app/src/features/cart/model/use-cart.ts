import type { Cart } from '@forecourt/shared-contracts/commerce';
import { queryHolder, usePlatform, useQuery, useSession } from '@forecourt/shared-contracts/react';
import { cartQuery } from '../data/cart.queries.ts';

/** State of loading the cart. */
export type CartLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isTrying: boolean; readonly retry: () => void }
  | { readonly kind: 'empty' }
  | { readonly kind: 'loaded'; readonly cart: Cart };

/**
 * The current user's cart. Waits for the session, so that an account's cart is never requested as a guest's. It is refetched when its tab
 * returns, and stays if that fails.
 */
export function useCart(): CartLoad {
  const { client } = usePlatform();
  const session = useSession();
  const query = useQuery({
    ...cartQuery(client, queryHolder(session)),
    enabled: session.status !== 'unknown',
    refetchOnWindowFocus: true,
  });
  if (query.data) return query.data.cart ? { kind: 'loaded', cart: query.data.cart } : { kind: 'empty' };
  if (query.isError) {
    return { kind: 'failed', isTrying: query.isFetching, retry: () => void query.refetch() };
  }
  return { kind: 'loading' };
}
