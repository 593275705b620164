import type { ApiClient } from '@forecourt/shared-contracts';
import { checkEmail } from '@forecourt/shared-contracts/identity';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Whether an email, in lower case, already has an account; disabled for an empty one. It is sent in a body, never in a URL. */
export function emailCheckQuery(client: ApiClient, email: string) {
  return {
    ...queryOptions({
      queryKey: apiQueryKey(checkEmail, { params: { email } }),
      queryFn: ({ signal }) => client.call(checkEmail, { body: { email }, signal }),
    }),
    enabled: email !== '',
  };
}
