import * as v from 'valibot';
import { fileKinds } from './document-file.ts';

/** Keys of the two documents that signing requires (TRACK-47, TRACK-48). */
export const driversLicenseKey = 'APP.DRIVERSLICENSE';
export const insuranceCardKey = 'GEN.INSURANCECARD';
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

/**
 * One document of a deal: each uploaded file is one, and so is a requested document that has no `file` yet. The step rule only interprets
 * the `status` COMPLETE; FAIL means that the dealer rejected it for `reason`. A complete document without a file was submitted by other
 * means, or its file was deleted after 60 days (TRACK-49).
 */
export const DocumentSchema = v.object({
  id: v.string(),
  key: v.string(),
  name: v.string(),
  status: v.string(),
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
export type DocumentPackage = v.InferOutput<typeof DocumentPackageSchema>;
