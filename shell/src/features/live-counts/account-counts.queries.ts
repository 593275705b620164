import type { ApiClient } from '@forecourt/shared-contracts';
import { getAccountSummary } from '@forecourt/shared-contracts/account';
import type { Counts } from './counts.ts';

/** Fetches the account's counts from the server; rejects when it does not respond. */
export async function readAccountCounts(client: ApiClient, signal: AbortSignal): Promise<Counts> {
  return client.call(getAccountSummary, { signal });
}
