import type { AccountDetails, Accounts, ApiClient, SessionUser } from '@forecourt/shared-contracts';
import { getConsents } from '@forecourt/shared-contracts/identity';
import { getProfile } from '@forecourt/shared-contracts/profile';
import { apiQuery, keepPreviousData, queryOptions } from '@forecourt/shared-contracts/react';

/**
 * What the identity service stores about the user. Fetched again when the session's claims change, in any tab, and when the window
 * gets the focus: the claims have no phone.
 */
export function detailsQuery(accounts: Accounts, { sub, email, givenName, familyName }: SessionUser) {
  return queryOptions({
    queryKey: ['account.details', sub, email, givenName, familyName],
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    queryFn: async (): Promise<AccountDetails> => {
      const answer = await accounts.readDetails();
      if (answer.kind === 'details') return answer.details;
      throw new Error(answer.kind);
    },
  });
}

/** The address of the account, with the version that an update must name. */
export function profileQuery(client: ApiClient, sub: string) {
  return apiQuery(client, getProfile, { holder: sub });
}

/** The consents of the account. */
export function consentsQuery(client: ApiClient, sub: string) {
  return apiQuery(client, getConsents, { holder: sub });
}
