import type { ApiClient } from '@forecourt/shared-contracts';
import { apiQuery } from '@forecourt/shared-contracts/react';
import { listLenders } from '@forecourt/shared-contracts/trade-in';

/** The lenders that can be asked for a pay-off. */
export function lendersQuery(client: ApiClient) {
  return apiQuery(client, listLenders, {});
}
