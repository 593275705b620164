import type { ApiClient } from '@forecourt/shared-contracts';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { apiQuery, queryOptions } from '@forecourt/shared-contracts/react';
import { askAgainMs } from '../domain/payment-screen.ts';

/**
 * State of an order's payments; refetched while a payment is in progress, and on every opening except right after an answer: on a first
 * view the call is made along with the tracker's, and its answer may be the first to arrive.
 */
export function paymentQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    ...apiQuery(client, getPaymentState, { params: { orderNumber } }),
    staleTime: 2_000,
    refetchInterval: (query) => askAgainMs(query.state.data),
  });
}
