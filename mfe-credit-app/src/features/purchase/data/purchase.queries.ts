import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getPurchase } from '@forecourt/shared-contracts/purchase';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Key of the steps, for any holder. */
export const purchaseKey: readonly unknown[] = apiQueryKey(getPurchase);

/** The progress of the current user's purchase. */
export function purchaseQuery(client: ApiClient, session: SessionState) {
  const holder = session.status === 'signed-in' ? session.user.sub : 'guest';
  return queryOptions({
    queryKey: [...purchaseKey, holder],
    queryFn: ({ signal }) => client.call(getPurchase, { signal }),
  });
}
