import { useCallback } from 'react';
import { useQueryClient } from '@forecourt/shared-contracts/react';
import { purchaseKey } from '../data/purchase.queries.ts';

/** Returns a function that refetches the steps of the purchase; call it after a change to something that a step shows. */
export function useRefreshPurchase(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: purchaseKey }), [queryClient]);
}
