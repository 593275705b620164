import {
  acceptLenderDecision,
  resubmitApplication,
  declineLenderDecision,
  withdrawApplication,
} from '@forecourt/shared-contracts/commerce';
import { useApi, useIdempotencyKey, useMutation } from '@forecourt/shared-contracts/react';
import { useRefreshOrder } from '../../order/index.ts';

const endpoints = {
  accept: acceptLenderDecision,
  decline: declineLenderDecision,
  withdraw: withdrawApplication,
  'ask-again': resubmitApplication,
};

/**
 * Responds to a decision, then refetches the order, even after a refusal: another window may have responded first. `onDone` is called when
 * the response is in and the order has been refetched.
 */
export function useRespond(orderNumber: string, response: keyof typeof endpoints, onDone?: () => void) {
  const client = useApi();
  const refreshOrder = useRefreshOrder(orderNumber);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(endpoints[response], {
        params: { orderNumber },
        idempotencyKey: keyFor({ orderNumber, response }),
      }),
    onSuccess: async () => {
      await refreshOrder();
      onDone?.();
    },
    onError: () => refreshOrder(),
  });
}
