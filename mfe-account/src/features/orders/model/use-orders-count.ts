import { useEffect } from 'react';
import { isInProgress, type Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform } from '@forecourt/shared-contracts/react';

/** Reports to the page how many orders are in progress, each time the orders have been loaded; nothing before that. */
export function useOrdersCount(orders: readonly Order[] | undefined): void {
  const { events } = usePlatform();
  const count = orders?.filter(isInProgress).length;
  useEffect(() => {
    if (count !== undefined) events.emit('mfe-account', 'orders:count-changed', { count });
  }, [events, count]);
}
