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

/** Whose pre-qualification is shown: the account's while signed in, else the visit's. */
function prequalificationKey(session: SessionState): readonly unknown[] {
  const holder = session.status === 'signed-in' ? session.user.sub : 'guest';
  return [...apiQueryKey(getPrequalification), holder];
}

/** The pre-qualification of whoever looks; asked for anew each time, since it also changes by itself. */
export function prequalificationQuery(client: ApiClient, session: SessionState) {
  return queryOptions({
    queryKey: prequalificationKey(session),
    queryFn: async ({ signal }) => (await client.call(getPrequalification, { signal })).prequalification,
    enabled: session.status !== 'unknown',
    staleTime: 0,
  });
}

/** Sends something about the pre-qualification; the answer is how it stands then. One that came too late makes it be read anew. */
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
