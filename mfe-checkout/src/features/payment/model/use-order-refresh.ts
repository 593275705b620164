import { useEffect } from 'react';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useQueryClient } from '@forecourt/shared-contracts/react';
import { trackerQueryKey, useTracker } from '../../tracker/index.ts';

/** Refetches the order when the server's payment state differs from the order's. */
export function useOrderRefresh(state: PaymentState | undefined): void {
  const queryClient = useQueryClient();
  const { orderNumber, data } = useTracker();
  const status = state?.status;
  const known = data.order.paymentInfo?.status ?? null;
  useEffect(() => {
    if (status === undefined || status === known) return;
    void queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber), exact: true });
  }, [queryClient, orderNumber, status, known]);
}
