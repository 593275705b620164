import { useEffect } from 'react';
import { usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { openOrderChannel } from '../../../platform/order-channel.ts';
import { documentsQuery } from '../data/order.queries.ts';
import { useRefreshOrder } from './use-refresh-order.ts';

/**
 * Keeps two tabs on one order in sync: each change in this tab is posted to the others, which refetch the order, as does a tab that becomes
 * visible again. A call in flight is not repeated.
 */
export function useOrderSync(orderNumber: string, dealRefId: string | undefined): void {
  const { client, tenant } = usePlatform();
  const queryClient = useQueryClient();
  const refreshOrder = useRefreshOrder(orderNumber);
  useEffect(() => {
    const refresh = () => {
      const once = { cancelRefetch: false };
      void refreshOrder(once);
      const { queryKey } = documentsQuery(client, dealRefId);
      if (dealRefId) void queryClient.invalidateQueries({ queryKey }, once);
    };
    const handleVisibility = () => {
      if (!document.hidden) refresh();
    };
    const channel = openOrderChannel(tenant.id, orderNumber, refresh);
    const stopListening = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') channel.announce();
    });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      stopListening();
      channel.close();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [client, tenant.id, queryClient, refreshOrder, orderNumber, dealRefId]);
}
