import { isOrderClosed } from '../../../domain/order-closed.ts';
import { useRefreshOrder } from './use-refresh-order.ts';

/** Returns what a failed change does: if the order has been closed elsewhere, it is refetched, so that the page shows it. */
export function useRefreshClosed(orderNumber: string): (error: Error) => void {
  const refreshOrder = useRefreshOrder(orderNumber);
  return (error) => {
    if (isOrderClosed(error)) void refreshOrder();
  };
}
