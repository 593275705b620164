import type { ApiClient } from '@forecourt/shared-contracts';
import { getLenderDecision } from '@forecourt/shared-contracts/commerce';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The lender's decision on an order; refetched with the order. */
export function decisionQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getLenderDecision, { params: { orderNumber } });
}
