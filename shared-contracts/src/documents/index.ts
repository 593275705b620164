export {
  fileFault,
  fileKindOf,
  hasAllowedName,
  largestFileBytes,
  maxFileBytes,
  maxFilePixels,
  maxFilesPerDocument,
  mediaTypes,
  signatureBytes,
} from './document-file.ts';
export type { FileFacts, FileFault, FileKind } from './document-file.ts';
export {
  DocumentSchema,
  driversLicenseKey,
  insuranceCardKey,
  payStubKey,
  residenceProofKey,
  tradeInRegistrationKey,
  w2Key,
} from './document-schema.ts';
export type { DealDocument, DocumentPackage } from './document-schema.ts';
export {
  deleteDocument,
  downloadDocument,
  getDocumentPackage,
  getThumbnail,
  listAccountDocuments,
  listDocuments,
  uploadDocuments,
} from './documents-endpoints.ts';
export type { OrderDocuments } from './documents-endpoints.ts';
