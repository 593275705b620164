import { useEffect } from 'react';
import { usePlatform, useQueryClient } from '@forecourt/shared-contracts/react';
import { openOrderChannel } from '../../platform/order-channel.ts';
import { trackerQueryKey } from './tracker.queries.ts';

/**
 * Keeps two tabs on one order alike: whatever this tab changes is told to the others, which read the order anew, and so does a tab
 * that is looked at again. A call that is under way is not made twice.
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
