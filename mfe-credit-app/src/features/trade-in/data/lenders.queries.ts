import type { ApiClient } from '@forecourt/shared-contracts';
import { apiQuery } from '@forecourt/shared-contracts/react';
import { listLenders } from '@forecourt/shared-contracts/trade-in';

/** The lenders that support payoff requests. */
export function lendersQuery(client: ApiClient) {
  return apiQuery(client, listLenders, {});
}
