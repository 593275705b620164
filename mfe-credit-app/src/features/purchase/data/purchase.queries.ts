import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getPurchase } from '@forecourt/shared-contracts/purchase';
import { apiQuery, apiQueryKey, queryHolder } from '@forecourt/shared-contracts/react';

/** Key of the steps, for any holder. */
export const purchaseKey = apiQueryKey(getPurchase);

/** The progress of the current user's purchase. */
export function purchaseQuery(client: ApiClient, session: SessionState) {
  return apiQuery(client, getPurchase, { holder: queryHolder(session) });
}
