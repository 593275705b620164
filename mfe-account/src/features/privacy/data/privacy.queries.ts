import type { ApiClient } from '@forecourt/shared-contracts';
import { listPrivacyRequests } from '@forecourt/shared-contracts/privacy';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The requests of the account, and how many are left. */
export function privacyQuery(client: ApiClient, sub: string) {
  return apiQuery(client, listPrivacyRequests, { holder: sub });
}
