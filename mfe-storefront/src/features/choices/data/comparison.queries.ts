import type { ApiClient } from '@forecourt/shared-contracts';
import { getComparison } from '@forecourt/shared-contracts/comparison';
import { apiQuery } from '@forecourt/shared-contracts/react';

/** The comparison of a holder. Cached while the remote is mounted, because every compare switch reads it. */
export function comparisonQuery(client: ApiClient, holder: string) {
  return { ...apiQuery(client, getComparison, { holder }), gcTime: Infinity };
}
