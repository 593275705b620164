import type { ApiClient } from '@forecourt/shared-contracts';
import { getDocumentPackage, listDocuments, type DealDocument } from '@forecourt/shared-contracts/documents';

/** Attempts after the first, and the wait between them (TRACK-55). */
const retries = 10;
const waitMs = 1000;

/** What to wait for. */
export interface Arrival {
  readonly client: ApiClient;
  readonly dealId: string;
  readonly documentIds: readonly string[];
  readonly signal: AbortSignal;
}

/**
 * After an upload, polls first the package and then the documents, each at once and up to 10 times more, a second apart (TRACK-55).
 * Resolves with the list that contains the uploaded documents, or with undefined when it does not arrive. Rejects with the signal's reason
 * on abort; a failed call counts as an attempt.
 */
export async function awaitArrival(arrival: Arrival): Promise<readonly DealDocument[] | undefined> {
  const { client, dealId, documentIds, signal } = arrival;
  const params = { dealId };
  const query = { excludeSystem: 'true' } as const;
  const received = await poll(signal, async () => {
    return (await client.call(getDocumentPackage, { params, signal })).data ?? undefined;
  });
  if (!received) return undefined;
  return poll(signal, async () => {
    const { documents } = await client.call(listDocuments, { params, query, signal });
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
