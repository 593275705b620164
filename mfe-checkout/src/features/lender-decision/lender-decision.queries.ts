import type { ApiClient } from '@forecourt/shared-contracts';
import {
  acceptLenderDecision,
  askLendersAgain,
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

/** The lender's decision on an order; it is read anew with the order. */
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
  'ask-again': askLendersAgain,
};

/**
 * Answers a decision, then reads the order anew, also after a refusal: then another window was faster. `onDone` is called when the answer
 * is in and the order has been read.
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
