import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ApiInput } from '../http/api-client.ts';
import type { Endpoint, EndpointResponse } from '../http/endpoint.ts';

/** The query key of a call: endpoint first, then input. `apiQueryKey(endpoint)` alone invalidates all calls of the endpoint. */
export function apiQueryKey(
  endpoint: Endpoint,
  input?: { readonly params?: unknown; readonly query?: unknown },
): readonly unknown[] {
  return input ? [endpoint.id, input.params ?? null, input.query ?? null] : [endpoint.id];
}

/** Query options of a GET endpoint. The call is aborted when the last view using it unmounts. */
export function apiQuery<E extends Endpoint>(client: ApiClient, endpoint: E, input: ApiInput<E>) {
  const call = client.call as (endpoint: E, input: ApiInput<E>) => Promise<EndpointResponse<E>>;
  return queryOptions({
    queryKey: apiQueryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
  });
}
