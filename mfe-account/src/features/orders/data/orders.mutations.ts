import { cancelOrder, type Order } from '@forecourt/shared-contracts/commerce';
import {
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { ordersQuery } from './orders.queries.ts';

/** Cancels an order, refetches the list, even after a refusal, and reports the cancellation in the alert bar. */
export function useCancelOrder({ orderNumber }: Order, sub: string) {
  const { t } = useTranslation('account');
  const { client, events } = usePlatform();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(cancelOrder, { params: { orderNumber }, idempotencyKey: keyFor({ orderNumber }) }),
    onSuccess: () =>
      events.emit('mfe-account', 'alert:show', {
        kind: 'success',
        message: t('orders.canceled', { number: orderNumber }),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery(client, sub).queryKey }),
  });
}
