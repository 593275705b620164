import type { ApiClient } from '@forecourt/shared-contracts';
import { getDocumentPackage, listDocuments, type DealDocument } from '@forecourt/shared-contracts/documents';

/** Tries after the first, and the wait between them (storefront.md section 9). */
const retries = 10;
const waitMs = 1000;

/** What is waited for. */
export interface Arrival {
  readonly client: ApiClient;
  readonly dealId: string;
  readonly documentIds: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * Asks after an upload first for the package, then for the documents, each at once and up to 10 times more, a second apart
 * (storefront.md section 7). Answers the list with the uploaded documents, or undefined when it does not come.
 * Rejects with the signal's reason when it is taken back; a failed call counts as a try.
 */
export async function awaitArrival(arrival: Arrival): Promise<readonly DealDocument[] | undefined> {
  const { client, dealId, documentIds, signal } = arrival;
  const params = { dealId };
  const received = await poll(signal, async () => {
    return (await client.call(getDocumentPackage, { params, signal })).data ?? undefined;
  });
  if (!received) return undefined;
  return poll(signal, async () => {
    const { documents } = await client.call(listDocuments, { params, query: {}, signal });
    return documentIds.every((id) => documents.some((one) => one.id === id)) ? documents : undefined;
  });
}

async function poll<T>(signal: AbortSignal, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let count = 0; ; count += 1) {
    const answer = await ask().catch(() => undefined);
    signal.throwIfAborted();
    if (answer !== undefined || count === retries) return answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    signal.throwIfAborted();
  }
}
