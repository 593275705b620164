import { useEffect } from 'react';
import { isInProgress } from '@forecourt/shared-contracts/commerce';
import { queryHolder, usePlatform, useQuery, useSession } from '@forecourt/shared-contracts/react';
import { cartQuery, ordersQuery } from '../data/cart.queries.ts';

/**
 * Publishes the number on the cart button, each time the cart has been loaded or changed, and returns it. The number counts only the
 * account's orders in progress (SITE-12). A vehicle in the cart is not an order yet, so a guest's number is 0.
 */
export function useCartCount(): number {
  const { client, events } = usePlatform();
  const session = useSession();
  const isMember = session.status === 'signed-in';
  const holder = queryHolder(session);
  const cart = useQuery({ ...cartQuery(client, holder), enabled: false });
  const orders = useQuery({ ...ordersQuery(client, holder), enabled: isMember });
  const isKnown = session.status !== 'unknown' && (!isMember || orders.data !== undefined);
  const count = isMember ? (orders.data?.orders.filter(isInProgress).length ?? 0) : 0;
  const readAtMs = cart.dataUpdatedAt;
  useEffect(() => {
    if (isKnown && readAtMs > 0) events.emit('mfe-credit-app', 'cart:count-changed', { count });
  }, [events, isKnown, count, readAtMs]);
  return count;
}
