import type { ApiClient } from '@forecourt/shared-contracts';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { queryOptions } from '@forecourt/shared-contracts/react';
import { askAgainMs } from '../domain/payment-screen.ts';
import { trackerQueryKey } from '../../tracker/index.ts';

/** State of an order's payments; refetched on every opening, and while a payment is in progress. */
export function paymentQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: [...trackerQueryKey(orderNumber), 'payment'],
    queryFn: ({ signal }) => client.call(getPaymentState, { params: { orderNumber }, signal }),
    staleTime: 0,
    refetchInterval: (query) => askAgainMs(query.state.data),
  });
}
