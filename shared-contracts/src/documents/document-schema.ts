import * as v from 'valibot';
import { fileKinds } from './document-file.ts';

/** Keys of the two documents that signing needs (TRACK-47, TRACK-48). */
export const driversLicenseKey = 'APP.DRIVERSLICENSE';
export const insuranceCardKey = 'GEN.INSURANCECARD';
/** Key of a proof of income that lenders ask for. */
export const w2Key = 'APP.W2';
/** Key of the registration of a vehicle that is traded in. */
export const tradeInRegistrationKey = 'APP.TRADEINREGISTRATION';
/** Keys of documents that a lender may make its approval depend on. */
export const payStubKey = 'APP.PAYSTUB';
export const residenceProofKey = 'APP.RESIDENCE';

/** The file behind a document. `isProtected` is one that opens with a password: stored, marked for the dealer, without a preview. */
export const DocumentFileSchema = v.object({
  name: v.string(),
  kind: v.picklist(fileKinds),
  sizeBytes: v.number(),
  isProtected: v.boolean(),
});

/**
 * One document of a deal: each uploaded file is one, and a document that is asked for and not there yet is one without `file`.
 * `status` COMPLETE is the only word with a meaning in the step rule; FAIL is one that the dealer refused for `reason`.
 * A complete document without a file was handed in by other means, or its file was deleted after 60 days (TRACK-49).
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

/** What the dealer has received of a deal so far; there is none before the first upload. */
export const DocumentPackageSchema = v.object({
  dealId: v.string(),
  documentCount: v.number(),
  updatedAt: v.string(),
});
export type DocumentPackage = v.InferOutput<typeof DocumentPackageSchema>;
