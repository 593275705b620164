import type { ApiClient, SessionState } from '@forecourt/shared-contracts';
import { getPrequalification, type Prequalification } from '@forecourt/shared-contracts/prequalification';
import {
  apiQueryKey,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
  useSession,
} from '@forecourt/shared-contracts/react';

/** Returns the key by owner: the account's pre-qualification while signed in, else the visit's. */
function prequalificationKey(session: SessionState): readonly unknown[] {
  const holder = session.status === 'signed-in' ? session.user.sub : 'guest';
  return [...apiQueryKey(getPrequalification), holder];
}

/** The current user's pre-qualification; refetched each time, because it also changes on its own. */
export function prequalificationQuery(client: ApiClient, session: SessionState) {
  return queryOptions({
    queryKey: prequalificationKey(session),
    queryFn: async ({ signal }) => (await client.call(getPrequalification, { signal })).prequalification,
    enabled: session.status !== 'unknown',
    staleTime: 0,
  });
}

/** Sends a change to the pre-qualification; the response is its new state. An outdated change causes a refetch. */
export function usePrequalificationCall<Input>(
  call: (client: ApiClient, input: Input) => Promise<{ prequalification: Prequalification }>,
) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  const queryKey = prequalificationKey(useSession());
  return useMutation({
    mutationFn: async (input: Input) => (await call(client, input)).prequalification,
    onSuccess: (prequalification) => queryClient.setQueryData(queryKey, prequalification),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
