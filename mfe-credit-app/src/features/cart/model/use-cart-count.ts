import { useEffect } from 'react';
import { queryHolder, usePlatform, useQuery, useSession } from '@forecourt/shared-contracts/react';
import { cartQuery } from '../data/cart.queries.ts';

/**
 * Publishes the number on the cart button, each time the cart has been loaded or changed: the order that a guest or a member is building in
 * it, one or none (SITE-12).
 */
export function useCartCount(): void {
  const { client, events } = usePlatform();
  const session = useSession();
  const cart = useQuery({ ...cartQuery(client, queryHolder(session)), enabled: false });
  const isKnown = session.status !== 'unknown' && cart.data !== undefined;
  const count = cart.data?.cart ? 1 : 0;
  const readAtMs = cart.dataUpdatedAt;
  useEffect(() => {
    if (isKnown && readAtMs > 0) events.emit('mfe-credit-app', 'cart:count-changed', { count });
  }, [events, isKnown, count, readAtMs]);
}
