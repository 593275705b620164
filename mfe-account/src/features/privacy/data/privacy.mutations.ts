import {
  createPrivacyRequest,
  getDataReport,
  withdrawPrivacyRequest,
  type PrivacyRequestKind,
} from '@forecourt/shared-contracts/privacy';
import { useApi, useMutation, useQueryClient } from '@forecourt/shared-contracts/react';
import { privacyQuery } from './privacy.queries.ts';

/** A request to create or to withdraw. The key is kept by the caller across its own retries. */
export type PrivacyChange = { readonly idempotencyKey: string } & (
  | { readonly kind: PrivacyRequestKind }
  | { readonly withdrawnId: string }
);

/** Creates or withdraws a request. The list is refetched in either case, because it says what is still allowed. */
export function useChangeRequests(sub: string) {
  const client = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...change }: PrivacyChange) =>
      'kind' in change
        ? client.call(createPrivacyRequest, { body: { kind: change.kind }, idempotencyKey })
        : client.call(withdrawPrivacyRequest, {
            params: { requestId: change.withdrawnId },
            idempotencyKey,
          }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: privacyQuery(client, sub).queryKey }),
  });
}

/** Reads the report of a request; nothing of it is cached. */
export function useReadReport() {
  const client = useApi();
  return useMutation({
    mutationFn: (requestId: string) => client.call(getDataReport, { params: { requestId } }),
    gcTime: 0,
  });
}
