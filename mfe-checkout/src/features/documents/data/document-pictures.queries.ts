import type { ApiClient } from '@forecourt/shared-contracts';
import { downloadDocument, getThumbnail } from '@forecourt/shared-contracts/documents';
import { queryOptions } from '@forecourt/shared-contracts/react';

/** Small picture of a document; it never changes. An empty one is a failure (TRACK-66). */
export function thumbnailQuery(client: ApiClient, dealId: string, documentId: string) {
  return queryOptions({
    queryKey: ['deal', dealId, 'thumbnail', documentId],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.download(getThumbnail, { params: { dealId, documentId }, signal }),
  });
}

/** A document as it was uploaded; forgotten as soon as nobody shows it. */
export function documentQuery(client: ApiClient, dealId: string, docId: string) {
  return queryOptions({
    queryKey: ['deal', dealId, 'file', docId],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => client.download(downloadDocument, { params: { dealId, docId }, signal }),
  });
}
