import { cancelOrder } from '@forecourt/shared-contracts/commerce';
import { useApi, useIdempotencyKey, useMutation } from '@forecourt/shared-contracts/react';
import { useRefreshOrder } from '../order/index.ts';

/** Cancels the order, then refetches it, even after a refusal: another window may have signed or canceled it first. */
export function useCancelOrder(orderNumber: string) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(cancelOrder, { params: { orderNumber }, idempotencyKey: keyFor({ orderNumber }) }),
    onSettled: () => refreshOrder(),
  });
}
