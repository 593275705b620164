import type { ApiClient } from '@forecourt/shared-contracts';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { queryOptions } from '@forecourt/shared-contracts/react';
import { askAgainMs } from '../domain/payment-screen.ts';
import { trackerQueryKey } from '../../tracker/index.ts';

/** Where the payments of an order stand; asked anew at every opening, and while a payment is under way. */
export function paymentQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    queryKey: [...trackerQueryKey(orderNumber), 'payment'],
    queryFn: ({ signal }) => client.call(getPaymentState, { params: { orderNumber }, signal }),
    staleTime: 0,
    refetchInterval: (query) => askAgainMs(query.state.data),
  });
}
