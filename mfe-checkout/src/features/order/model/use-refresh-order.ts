import { useCallback } from 'react';
import { usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { orderQuery } from '../data/order.queries.ts';
import { isOfOrder } from '../domain/is-of-order.ts';

/** What to refetch, and what happens to calls in flight. */
export interface RefreshOptions {
  /** Everything of the order, unless only the order itself can have changed. */
  readonly scope?: 'everything' | 'order';
  /** False keeps a call in flight; by default it is repeated, because it may have been sent before the change. */
  readonly cancelRefetch?: boolean;
}

/** Returns the function that refetches an order after something has changed it; it resolves when the answers are in. */
export function useRefreshOrder(orderNumber: string): (options?: RefreshOptions) => Promise<void> {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  return useCallback(
    ({ scope = 'everything', cancelRefetch = true } = {}) => {
      const filters =
        scope === 'order'
          ? { queryKey: orderQuery(client, orderNumber).queryKey }
          : { predicate: isOfOrderNumber(orderNumber) };
      return queryClient.invalidateQueries(filters, { cancelRefetch });
    },
    [client, queryClient, orderNumber],
  );
}

function isOfOrderNumber(orderNumber: string) {
  return ({ queryKey }: { readonly queryKey: readonly unknown[] }) => isOfOrder(queryKey, orderNumber);
}
