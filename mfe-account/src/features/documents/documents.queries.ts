import type { ApiClient } from '@forecourt/shared-contracts';
import { getThumbnail, listAccountDocuments } from '@forecourt/shared-contracts/documents';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The buyer's documents across all orders, by account. */
export function documentsQuery(client: ApiClient, sub: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(listAccountDocuments), sub],
    queryFn: async ({ signal }) => (await client.call(listAccountDocuments, { signal })).orders,
  });
}

/** Thumbnail of a document; it never changes. An empty one is an error (TRACK-66). */
export function thumbnailQuery(client: ApiClient, dealId: string, documentId: string) {
  return queryOptions({
    queryKey: [...apiQueryKey(getThumbnail), dealId, documentId],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.download(getThumbnail, { params: { dealId, documentId }, signal }),
  });
}
