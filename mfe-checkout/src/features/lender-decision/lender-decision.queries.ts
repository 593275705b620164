import type { ApiClient } from '@forecourt/shared-contracts';
import {
  acceptLenderDecision,
  resubmitApplication,
  declineLenderDecision,
  getLenderDecision,
  withdrawApplication,
} from '@forecourt/shared-contracts/commerce';
import {
  queryOptions,
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@forecourt/shared-contracts/react';
import { trackerQueryKey } from '../tracker/index.ts';

/** The lender's decision on an order; refetched with the order. */
export function decisionQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: [...trackerQueryKey(orderNumber), 'lender-decision'],
    queryFn: ({ signal }) => client.call(getLenderDecision, { params: { orderNumber }, signal }),
  });
}

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
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) });
  return useMutation({
    mutationFn: () =>
      client.call(endpoints[response], {
        params: { orderNumber },
        idempotencyKey: keyFor({ orderNumber, response }),
      }),
    onSuccess: async () => {
      await readAnew();
      onDone?.();
    },
    onError: readAnew,
  });
}
