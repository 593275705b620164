export {
  fileFault,
  fileKindOf,
  hasAllowedName,
  largestFileBytes,
  maxFileBytes,
  maxFilePixels,
  maxFilesPerDocument,
  maxUploadBytes,
  mediaTypes,
  signatureBytes,
} from './document-file.ts';
export type { FileFault, FileKind } from './document-file.ts';
export {
  documentLabel,
  DocumentSchema,
  driversLicenseKey,
  insuranceCardKey,
  isDocumentComplete,
  payStubKey,
  residenceProofKey,
  signingDocumentKeys,
  tradeInRegistrationKey,
  w2Key,
} from './document-schema.ts';
export type { DealDocument, DocumentLabel, DocumentStatus } from './document-schema.ts';
export { getDocumentPackage, listAccountDocuments, listDocuments } from './documents-endpoints.ts';
export type { OrderDocumentList } from './documents-endpoints.ts';
export { deleteDocument, downloadDocument, getThumbnail, uploadDocuments } from './file-endpoints.ts';
