import type { ApiClient } from '@forecourt/shared-contracts';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { apiQuery, queryOptions } from '@forecourt/shared-contracts/react';
import { askAgainMs } from '../domain/payment-screen.ts';

/** State of an order's payments; refetched on every opening, and while a payment is in progress. */
export function paymentQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    ...apiQuery(client, getPaymentState, { params: { orderNumber } }),
    staleTime: 0,
    refetchInterval: (query) => askAgainMs(query.state.data),
  });
}
