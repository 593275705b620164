import { useCallback } from 'react';
import { useQueryClient } from '@forecourt/shared-contracts/react';
import { purchaseKey } from './purchase.queries.ts';

/** Reads the steps of the purchase anew; to be called when something has changed that one of them tells of. */
export function useRefreshPurchase(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ queryKey: purchaseKey }), [queryClient]);
}
