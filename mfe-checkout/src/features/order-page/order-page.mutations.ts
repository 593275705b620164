import { retryOrder } from '@forecourt/shared-contracts/commerce';
import { useIdempotencyKey, useMutation, usePlatform } from '@forecourt/shared-contracts/react';
import { useRefreshOrder } from '../order/index.ts';

/** Retries the order's creation in the dealer's system, reports the click to analytics, then refetches the order (SITE-18). */
export function useRetryOrder(orderNumber: string) {
  const { client, events } = usePlatform();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(retryOrder, {
        params: { orderNumber },
        idempotencyKey: keyFor({ orderNumber }),
      }),
    onMutate: () =>
      events.emit('mfe-checkout', 'analytics:event', {
        name: 'click',
        properties: { control: 'server-issue-try-again' },
      }),
    onSettled: () => refreshOrder(),
  });
}
