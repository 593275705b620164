import { isInProgress } from '@forecourt/shared-contracts/commerce';
import { queryHolder, usePlatform, useQuery, useSession } from '@forecourt/shared-contracts/react';
import { ordersQuery } from '../data/cart.queries.ts';

/** Returns how many placed orders of the account are in progress; 0 for a guest and until they are loaded. */
export function useOrdersInProgress(): number {
  const { client } = usePlatform();
  const session = useSession();
  const isMember = session.status === 'signed-in';
  const orders = useQuery({ ...ordersQuery(client, queryHolder(session)), enabled: isMember });
  return isMember ? (orders.data?.orders.filter(isInProgress).length ?? 0) : 0;
}
