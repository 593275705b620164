import type { ApiClient } from '@forecourt/shared-contracts';
import { downloadDocument, getThumbnail, listAccountDocuments } from '@forecourt/shared-contracts/documents';
import { apiQuery, apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** The buyer's documents across all orders. */
export function documentsQuery(client: ApiClient, sub: string) {
  return apiQuery(client, listAccountDocuments, { holder: sub });
}

/** Thumbnail of a document; it never changes. An empty one is an error (TRACK-66). */
export function thumbnailQuery(client: ApiClient, dealId: string, documentId: string) {
  const params = { dealId, documentId };
  return queryOptions({
    queryKey: apiQueryKey(getThumbnail, { params }),
    staleTime: Infinity,
    queryFn: ({ signal }) => client.download(getThumbnail, { params, signal }),
  });
}

/** Downloads a document of a deal as uploaded. Rejects with the failure of the call. */
export function fetchDocument(client: ApiClient, dealId: string, docId: string): Promise<Blob> {
  return client.download(downloadDocument, { params: { dealId, docId } });
}
