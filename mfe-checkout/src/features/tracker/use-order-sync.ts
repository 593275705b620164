import { useEffect } from 'react';
import { usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { openOrderChannel } from '../../platform/order-channel.ts';
import { trackerQueryKey } from './tracker.queries.ts';

/**
 * Keeps two tabs on one order in sync: each change in this tab is posted to the others, which refetch the order, as does a tab that becomes
 * visible again. A call in flight is not repeated.
 */
export function useOrderSync(orderNumber: string, dealRefId: string | undefined): void {
  const { tenant } = usePlatform();
  const queryClient = useQueryClient();
  useEffect(() => {
    const readAnew = () => {
      const once = { cancelRefetch: false };
      void queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) }, once);
      if (dealRefId) void queryClient.invalidateQueries({ queryKey: ['deal', dealRefId] }, once);
    };
    const handleVisibility = () => {
      if (!document.hidden) readAnew();
    };
    const channel = openOrderChannel(tenant.id, orderNumber, readAnew);
    const stopListening = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') channel.tell();
    });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      stopListening();
      channel.close();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [tenant.id, queryClient, orderNumber, dealRefId]);
}
