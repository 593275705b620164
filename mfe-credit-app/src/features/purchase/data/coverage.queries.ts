import type { ApiClient } from '@forecourt/shared-contracts';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The coverage offered for the vehicle of a holder's cart; its `offer` is null without a vehicle. Refetched on each visit of the page. */
export function coverageQuery(client: ApiClient, holder: string) {
  return apiQuery(client, getProtection, { holder });
}
