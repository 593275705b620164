import type { ApiClient } from '@forecourt/shared-contracts';
import { getCreditApplication } from '@forecourt/shared-contracts/credit-application';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The draft of an account; its `application` is null before one is started. */
export function applicationQuery(client: ApiClient, sub: string) {
  return {
    ...apiQuery(client, getCreditApplication, { holder: sub }),
    // A page that is being filled in must not change while the user types.
    staleTime: Infinity,
    refetchOnMount: 'always' as const,
  };
}
