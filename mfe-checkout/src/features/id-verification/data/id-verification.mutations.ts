import type { EndpointBody } from '@forecourt/shared-contracts/http';
import { cancelIdVerification, startIdVerification } from '@forecourt/shared-contracts/id-verification';
import { useApi, useMutation } from '@forecourt/shared-contracts/react';
import { useRefreshClosed, useRefreshOrder } from '../../order/index.ts';

/** The request of a start; a repeated press sends the same key. */
export interface IdVerificationStart {
  readonly body: EndpointBody<typeof startIdVerification>;
  readonly idempotencyKey: string;
}

/**
 * Starts an attempt, then refetches the order. `onStarted` is called when both are done. An order that was closed meanwhile is
 * refetched too.
 */
export function useStartIdVerification(orderNumber: string, onStarted: () => void) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  const refreshClosed = useRefreshClosed(orderNumber);
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: IdVerificationStart) =>
      client.call(startIdVerification, { body, idempotencyKey }),
    onSuccess: async () => {
      await refreshOrder();
      onStarted();
    },
    onError: refreshClosed,
  });
}

/** Cancels the running attempt, then refetches the order; also one that was closed meanwhile. */
export function useCancelIdVerification(orderNumber: string) {
  const client = useApi();
  const refreshClosed = useRefreshClosed(orderNumber);
  const refreshOrder = useRefreshOrder(orderNumber);
  return useMutation({
    mutationFn: () => client.call(cancelIdVerification, { body: { orderNumber } }),
    onSuccess: () => refreshOrder(),
    onError: refreshClosed,
  });
}
