import type { ApiClient } from '@forecourt/shared-contracts';
import { downloadDocument, getThumbnail } from '@forecourt/shared-contracts/documents';
import { apiQueryKey, queryOptions } from '@forecourt/shared-contracts/react';

/** Thumbnail of a document; it never changes. An empty one is an error (TRACK-66). */
export function thumbnailQuery(client: ApiClient, dealId: string, documentId: string) {
  return queryOptions({
    queryKey: apiQueryKey(getThumbnail, { params: { dealId, documentId } }),
    staleTime: Infinity,
    queryFn: ({ signal }) => client.download(getThumbnail, { params: { dealId, documentId }, signal }),
  });
}

/** A document as uploaded; dropped from the cache as soon as it is not shown. */
export function documentQuery(client: ApiClient, dealId: string, docId: string) {
  return queryOptions({
    queryKey: apiQueryKey(downloadDocument, { params: { dealId, docId } }),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => client.download(downloadDocument, { params: { dealId, docId }, signal }),
  });
}
