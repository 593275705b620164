import type { ApiClient } from '@forecourt/shared-contracts';
import { getLenderDecision } from '@forecourt/shared-contracts/commerce';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { apiQuery, queryOptions } from '@forecourt/shared-contracts/react';
import { canceledRefunds } from '../domain/canceled-refunds.ts';

/** The lender's decision on an order; refetched with the order. */
export function decisionQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getLenderDecision, { params: { orderNumber } });
}

const refundPollMs = 5000;

/** The payments of an order that was canceled; refetched every 5 s while a refund is to come. */
export function refundQuery(client: ApiClient, orderNumber: string) {
  return queryOptions({
    ...apiQuery(client, getPaymentState, { params: { orderNumber } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && canceledRefunds(state.data.payments).dueCents > 0 ? refundPollMs : false,
  });
}
