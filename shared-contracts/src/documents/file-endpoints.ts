import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { mediaTypes } from './document-file.ts';
import { DocumentSchema } from './document-schema.ts';
import { DocumentDealIdSchema } from './documents-endpoints.ts';

const DocumentIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const DocumentTypeSchema = v.pipe(v.string(), v.regex(/^[A-Z]+(\.[A-Z0-9]+)*$/), v.maxLength(64));

/** Name of the repeated multipart field of an upload (TRACK-63). */
export const uploadFieldName = 'documents';

/**
 * Adds files to a document of a deal: multipart with {@link uploadFieldName} repeated; all are stored or none. The same bytes for the same
 * document are stored once, so an upload whose response was lost may be repeated. Each error identifies the file by its index, from 0, in
 * `param`.
 */
export const uploadDocuments = defineEndpoint({
  id: 'documents.upload',
  method: 'PUT',
  path: '/api/documents/deals/:dealId/documents/:docType',
  auth: 'required',
  headersAsCookies: true,
  uploadField: uploadFieldName,
  params: v.object({ dealId: DocumentDealIdSchema, docType: DocumentTypeSchema }),
  response: v.object({ documents: v.array(DocumentSchema) }),
  errors: {
    'error.document.incomplete': 400,
    'error.document.empty': 400,
    'error.document.closed': 409,
    'error.document.tooMany': 409,
    'error.document.tooLarge': 413,
    'error.document.kind': 415,
    'error.document.content': 415,
    'error.document.pixels': 422,
    'error.document.unreadable': 422,
  },
});

const documentParams = v.object({ dealId: DocumentDealIdSchema, docId: DocumentIdSchema });

/** Deletes an uploaded file. Refused once the contract is signed, since the file then belongs to the deal. */
export const deleteDocument = defineEndpoint({
  id: 'documents.delete',
  method: 'DELETE',
  path: '/api/documents/deals/:dealId/documents/:docId',
  auth: 'required',
  headersAsCookies: true,
  params: documentParams,
  response: v.object({ documents: v.array(DocumentSchema) }),
  errors: { 'error.document.locked': 409 },
});

/** Returns an uploaded file unchanged. */
export const downloadDocument = defineEndpoint({
  id: 'documents.download',
  method: 'GET',
  path: '/api/documents/deals/:dealId/documents/:docId',
  auth: 'required',
  headersAsCookies: true,
  params: documentParams,
  response: v.pipe(v.blob(), v.mimeType([mediaTypes.pdf, mediaTypes.png, mediaTypes.jpg]), v.minSize(1)),
});

/** Returns a thumbnail of a document, as SVG; an empty response breaks the contract (TRACK-66). */
export const getThumbnail = defineEndpoint({
  id: 'documents.thumbnail',
  method: 'GET',
  path: '/api/documents/deals/:dealId/documents/:documentId/thumbnail',
  auth: 'required',
  headersAsCookies: true,
  params: v.object({ dealId: DocumentDealIdSchema, documentId: DocumentIdSchema }),
  response: v.pipe(v.blob(), v.mimeType(['image/svg+xml']), v.minSize(1)),
  errors: { 'error.document.noThumbnail': 404 },
});
