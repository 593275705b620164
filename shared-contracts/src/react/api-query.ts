import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ApiInput } from '../http/api-client.ts';
import type { Endpoint, EndpointResponse } from '../http/endpoint.ts';
import type { SessionState } from '../session/session.ts';

/** Whose answer a query has: see {@link queryHolder}. Part of the key; absent for an answer that is the same for everyone. */
interface Held {
  readonly holder?: string | undefined;
}

/**
 * Returns whose data is shown: the account's `sub` while signed in, else `guest`, the visit's. Another person may sign in later in the same
 * visit, so whatever belongs to a person is cached by holder.
 */
export function queryHolder(session: SessionState): string {
  return session.status === 'signed-in' ? session.user.sub : 'guest';
}

/**
 * The query key of a call: endpoint first, then input, then the holder of the answer. `apiQueryKey(endpoint)` alone invalidates all calls
 * of the endpoint, of every holder.
 */
export function apiQueryKey(
  endpoint: Endpoint,
  input?: Held & { readonly params?: unknown; readonly query?: unknown },
): readonly unknown[] {
  if (!input) return [endpoint.id];
  const key = [endpoint.id, input.params ?? null, input.query ?? null];
  return input.holder === undefined ? key : [...key, input.holder];
}

/** Query options of a GET endpoint. The call is aborted when the last view using it unmounts. */
export function apiQuery<E extends Endpoint>(client: ApiClient, endpoint: E, input: ApiInput<E> & Held) {
  const call = client.call as (endpoint: E, input: ApiInput<E>) => Promise<EndpointResponse<E>>;
  return queryOptions({
    queryKey: apiQueryKey(endpoint, input),
    queryFn: ({ signal }) => {
      const { holder: _, ...sent } = input;
      return call(endpoint, { ...(sent as ApiInput<E>), signal });
    },
  });
}
