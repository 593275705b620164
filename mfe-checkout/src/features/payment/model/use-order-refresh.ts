import { useEffect } from 'react';
import type { PaymentState } from '@forecourt/shared-contracts/payments';
import { useOrder, useRefreshOrder } from '../../order/index.ts';

/** Refetches the order when the server's payment state differs from the order's. */
export function useOrderRefresh(state: PaymentState | undefined): void {
  const { orderNumber, data } = useOrder();
  const refreshOrder = useRefreshOrder(orderNumber);
  const status = state?.status;
  const known = data.order.paymentInfo?.status ?? null;
  useEffect(() => {
    if (status === undefined || status === known) return;
    void refreshOrder({ scope: 'order' });
  }, [refreshOrder, status, known]);
}
