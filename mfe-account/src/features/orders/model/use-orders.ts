import { usePlatform, useQuery } from '@forecourt/shared-contracts/react';
import { documentsQuery } from '../data/documents.queries.ts';
import { ordersQuery } from '../data/orders.queries.ts';
import { orderGroups } from '../domain/order-groups.ts';
import { useStepVisibility } from './use-step-visibility.ts';

const pollMs = 30_000;

/**
 * The buyer's orders. They are refetched when the tab is shown again after 30 s, and every 30 s while it is shown and an order waits for
 * somebody else.
 */
export function useOrders(sub: string) {
  const { client } = usePlatform();
  const visibility = useStepVisibility();
  return useQuery({
    ...ordersQuery(client, sub),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => {
      const groups = orderGroups(state.data?.orders ?? [], visibility);
      return groups.some(({ id }) => id === 'waiting') && pollMs;
    },
  });
}

/** The documents of the buyer's orders; refetched as the orders are, while `isWaiting`. */
export function useDocuments(sub: string, isWaiting: boolean) {
  const { client } = usePlatform();
  return useQuery({
    ...documentsQuery(client, sub),
    refetchOnWindowFocus: true,
    refetchInterval: isWaiting && pollMs,
  });
}
