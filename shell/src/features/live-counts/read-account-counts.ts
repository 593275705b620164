import type { ApiClient } from '@forecourt/shared-contracts';
import { getAccountSummary } from '@forecourt/shared-contracts/account';
import type { Counts } from './create-live-counts.ts';

/** The account's numbers as the server counts them; rejects when it does not answer. */
export async function readAccountCounts(client: ApiClient, signal: AbortSignal): Promise<Counts> {
  return client.call(getAccountSummary, { signal });
}
