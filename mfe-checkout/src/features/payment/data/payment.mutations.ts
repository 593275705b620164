import type { EndpointBody } from '@forecourt/shared-contracts/http';
import { cancelPayment, startPayment } from '@forecourt/shared-contracts/payments';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';
import { useRefreshOrder } from '../../order/index.ts';

/** The request that starts a payment; a repeated press sends the same key. */
export interface PaymentStart {
  readonly body: EndpointBody<typeof startPayment>;
  readonly idempotencyKey: string;
}

/** Starts a payment. Whatever the outcome, the order is refetched: a lost response may hide a payment that was made. */
export function useStartPayment(orderNumber: string) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: PaymentStart) =>
      client.call(startPayment, { params: { orderNumber }, body, idempotencyKey }),
    onSettled: () => refreshOrder(),
  });
}

/** Cancels a payment that is waiting on the bank's page. */
export function useCancelPayment(orderNumber: string) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: (paymentId: string) => client.call(cancelPayment, { params: { orderNumber, paymentId } }),
    onSettled: () => refreshOrder(),
  });
}
