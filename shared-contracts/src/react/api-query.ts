import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, ApiInput } from '../http/api-client.ts';
import type { Endpoint, EndpointResponse } from '../http/endpoint.ts';

/** The key of a call's data: by endpoint, then by what was asked. `apiQueryKey(endpoint)` alone invalidates all of them. */
export function apiQueryKey(
  endpoint: Endpoint,
  input?: { readonly params?: unknown; readonly query?: unknown },
): readonly unknown[] {
  return input ? [endpoint.id, input.params ?? null, input.query ?? null] : [endpoint.id];
}

/** Query options of a GET endpoint. The call is taken back when the last view that shows it is gone. */
export function apiQuery<E extends Endpoint>(client: ApiClient, endpoint: E, input: ApiInput<E>) {
  const call = client.call as (endpoint: E, input: ApiInput<E>) => Promise<EndpointResponse<E>>;
  return queryOptions({
    queryKey: apiQueryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
  });
}
