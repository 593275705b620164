import type { ApiClient } from '@forecourt/shared-contracts';
import { apiQuery } from '@forecourt/shared-contracts/react';
import { getContract } from '@forecourt/shared-contracts/signing';

/** State of an order's contract; refetched with everything else of the order. */
export function contractQuery(client: ApiClient, orderNumber: string) {
  return apiQuery(client, getContract, { params: { orderNumber } });
}
