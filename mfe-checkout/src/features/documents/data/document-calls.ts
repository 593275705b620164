import { httpFailure, type ApiClient } from '@forecourt/shared-contracts';
import { deleteDocument, uploadDocuments, type DealDocument } from '@forecourt/shared-contracts/documents';
import { awaitArrival } from './await-arrival.ts';

/** A file to upload under the type of its document. */
interface UploadInput {
  readonly docType: string;
  readonly file: Blob;
  readonly name: string;
  readonly signal: AbortSignal;
  /** Called with 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** The documents that are left after a deletion, undefined when they must be refetched; or why it was refused. */
type DeleteOutcome =
  | { readonly documents: readonly DealDocument[] | undefined; readonly fault?: undefined }
  | { readonly documents?: undefined; readonly fault: 'locked' | 'delete' };

/** The calls that change a deal's documents. */
export interface DocumentCalls {
  /** Uploads a file; returns the ids of its documents. Rejects with the failure of the call, or the signal's reason. */
  upload(input: UploadInput): Promise<string[]>;
  /** Polls until the documents are on the list of the deal (TRACK-55); undefined when they do not arrive. Rejects on abort. */
  arrived(documentIds: readonly string[], signal: AbortSignal): Promise<readonly DealDocument[] | undefined>;
  /** Deletes a document; one that is already gone counts as deleted. Never rejects. */
  remove(docId: string): Promise<DeleteOutcome>;
}

/** Creates the calls of one deal. */
export function documentCalls(client: ApiClient, dealId: string): DocumentCalls {
  return {
    async upload({ docType, file, name, signal, onProgress }) {
      const { documents } = await client.upload(uploadDocuments, {
        params: { dealId, docType },
        files: [{ file, name }],
        signal,
        onProgress: ({ sentBytes, totalBytes }) =>
          onProgress(totalBytes > 0 ? (100 * sentBytes) / totalBytes : 0),
      });
      return documents.map(({ id }) => id);
    },
    arrived: (documentIds, signal) => awaitArrival({ client, dealId, documentIds, signal }),
    async remove(docId) {
      try {
        const { documents } = await client.call(deleteDocument, { params: { dealId, docId } });
        return { documents };
      } catch (error) {
        const http = httpFailure(error);
        if (http?.status === 404) return { documents: undefined };
        return { fault: http?.code === 'error.document.locked' ? 'locked' : 'delete' };
      }
    },
  };
}
