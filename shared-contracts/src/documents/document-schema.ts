import * as v from 'valibot';
import { statusSchema, type Reported } from '../http/status-schema.ts';
import { fileKinds } from './document-file.ts';

/** Keys of the two documents that signing requires (TRACK-47, TRACK-48). */
export const driversLicenseKey = 'APP.DRIVERSLICENSE';
export const insuranceCardKey = 'GEN.INSURANCECARD';
/** The documents without which nothing can be signed; others are needed later. */
export const signingDocumentKeys: readonly string[] = [driversLicenseKey, insuranceCardKey];
/** Key of a proof of income that lenders request. */
export const w2Key = 'APP.W2';
/** Key of the registration of a traded-in vehicle. */
export const tradeInRegistrationKey = 'APP.TRADEINREGISTRATION';
/** Keys of documents that a lender may require for approval. */
export const payStubKey = 'APP.PAYSTUB';
export const residenceProofKey = 'APP.RESIDENCE';

/** The file of a document. `isProtected`: the file needs a password to open; it is stored and flagged for the dealer, without a preview. */
export const DocumentFileSchema = v.object({
  name: v.string(),
  kind: v.picklist(fileKinds),
  sizeBytes: v.number(),
  isProtected: v.boolean(),
});

/** Statuses of a document (TRACK-51). MISSING was requested and has no file yet; FAIL was rejected by the dealer. */
export const documentStatuses = ['MISSING', 'INITIALIZED', 'UPLOADING', 'COMPLETE', 'FAIL'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** What is shown for a document (TRACK-50). */
export type DocumentLabel = 'Missing' | 'Uploading' | 'Upload failed' | 'Submitted';

const labels: Readonly<Record<Reported<DocumentStatus>, DocumentLabel>> = {
  MISSING: 'Missing',
  INITIALIZED: 'Missing',
  UPLOADING: 'Uploading',
  COMPLETE: 'Submitted',
  FAIL: 'Upload failed',
  UNKNOWN: 'Missing',
};

/** Returns what is shown for a document's status; an unknown one counts as missing. */
export function documentLabel(status: Reported<DocumentStatus>): DocumentLabel {
  return labels[status];
}

/** Whether the dealer has received the document. */
export function isDocumentComplete({ status }: { readonly status: Reported<DocumentStatus> }): boolean {
  return labels[status] === 'Submitted';
}

/**
 * One document of a deal: each uploaded file is one, and so is a requested document that has no `file` yet. FAIL means that the dealer
 * rejected it for `reason`. A complete document without a file was submitted by other
 * means, or its file was deleted after 60 days (TRACK-49).
 */
export const DocumentSchema = v.object({
  id: v.string(),
  key: v.string(),
  name: v.string(),
  status: statusSchema(documentStatuses, v.pipe(v.string(), v.toUpperCase())),
  addedAt: v.optional(v.nullable(v.string())),
  file: v.optional(v.nullable(DocumentFileSchema)),
  reason: v.optional(v.nullable(v.string())),
});
export type DealDocument = v.InferOutput<typeof DocumentSchema>;

/** What the dealer has received for a deal so far; does not exist before the first upload. */
export const DocumentPackageSchema = v.object({
  dealId: v.string(),
  documentCount: v.number(),
  updatedAt: v.string(),
});
