import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { DocumentPackageSchema, DocumentSchema } from './document-schema.ts';

export const DocumentDealIdSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(64));

/** Returns a deal's documents to its owner (TRACK-61). */
export const listDocuments = defineEndpoint({
  id: 'documents.list',
  method: 'GET',
  path: '/api/documents/deals/:dealId/documents',
  auth: 'required',
  headersAsCookies: true,
  params: v.object({ dealId: DocumentDealIdSchema }),
  query: v.object({ excludeSystem: v.optional(v.picklist(['true', 'false']), 'true') }),
  response: v.object({ documents: v.array(DocumentSchema) }),
});

/** The documents of one order, for a list across orders. */
export const OrderDocumentsSchema = v.object({
  orderNumber: v.string(),
  dealRefId: v.string(),
  documents: v.array(DocumentSchema),
});
export type OrderDocumentList = v.InferOutput<typeof OrderDocumentsSchema>;

/**
 * Returns the signed-in buyer's documents (ACCT-47) for all orders in the order list, in the same order (ACCT-48, ACCT-49). Equivalent to
 * {@link listDocuments} for each order, in one call.
 */
export const listAccountDocuments = defineEndpoint({
  id: 'documents.listAccount',
  method: 'GET',
  path: '/api/account/documents',
  auth: 'required',
  response: v.object({ orders: v.array(OrderDocumentsSchema) }),
});

/** Returns the package that the dealer has received for a deal; null before the first upload. */
export const getDocumentPackage = defineEndpoint({
  id: 'documents.package',
  method: 'GET',
  path: '/api/documents/packages/deals/:dealId',
  auth: 'required',
  headersAsCookies: true,
  params: v.object({ dealId: DocumentDealIdSchema }),
  response: v.object({ data: v.nullable(DocumentPackageSchema) }),
});
