import type { ApiClient } from '@forecourt/shared-contracts';
import { listStores } from '@forecourt/shared-contracts/inventory';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The stores of the dealer. */
export function storesQuery(client: ApiClient) {
  return apiQuery(client, listStores, {});
}
