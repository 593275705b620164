import {
  driversLicenseKey,
  insuranceCardKey,
  w2Key,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import { and, asc, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import type { Random } from '../ports/index.ts';
import { dealDocuments, documentFiles } from './documents.tables.ts';

/** A document that a deal asks for. */
export type DocumentRow = typeof dealDocuments.$inferSelect;
/** An uploaded file. */
export type DocumentFileRow = typeof documentFiles.$inferSelect;

interface DocumentRequest {
  readonly dealRefId: string;
  readonly dealType: 'Cash' | 'Finance' | 'Lease';
  readonly random: Random;
}

const alwaysAsked = [
  { key: driversLicenseKey, name: "Driver's license" },
  { key: insuranceCardKey, name: 'Insurance card' },
];
const askedByLenders = [{ key: w2Key, name: 'Proof of income (W-2)' }];

/** Writes down which documents a new deal asks for: two for signing, and a proof of income where a lender is in it. */
export function requestDocuments(store: TenantStore, request: DocumentRequest): Promise<void> {
  const asked = request.dealType === 'Cash' ? alwaysAsked : [...alwaysAsked, ...askedByLenders];
  return store.insert(
    dealDocuments,
    asked.map(({ key, name }, position) => ({
      id: request.random.uuid(),
      dealRefId: request.dealRefId,
      position,
      key,
      name,
      status: 'MISSING' as const,
      addedAt: null,
      isSystem: false,
    })),
  );
}

/** What a deal asks for in its order; without what the dealer's systems made where asked so. */
export function askedDocuments(
  store: TenantStore,
  dealRefId: string,
  excludeSystem: boolean,
): Promise<DocumentRow[]> {
  const ofDeal = eq(dealDocuments.dealRefId, dealRefId);
  return store.find(dealDocuments, {
    where: excludeSystem ? and(ofDeal, eq(dealDocuments.isSystem, false)) : ofDeal,
    orderBy: [asc(dealDocuments.position)],
  });
}

/** Uploaded files of a deal, oldest first. */
export function filesOf(store: TenantStore, dealRefId: string): Promise<DocumentFileRow[]> {
  return store.find(documentFiles, {
    where: eq(documentFiles.dealRefId, dealRefId),
    orderBy: [asc(documentFiles.position)],
  });
}

/** An uploaded file of a deal by its id. */
export function findFile(
  store: TenantStore,
  dealRefId: string,
  id: string,
): Promise<DocumentFileRow | undefined> {
  return store.findOne(documentFiles, {
    where: and(eq(documentFiles.dealRefId, dealRefId), eq(documentFiles.id, id)),
  });
}

/** Documents of a deal as its owner sees them: one per file, and one for each that is asked for and has none. */
export async function documentsOf(
  store: TenantStore,
  dealRefId: string,
  excludeSystem: boolean,
): Promise<DealDocument[]> {
  const asked = await askedDocuments(store, dealRefId, excludeSystem);
  const files = await filesOf(store, dealRefId);
  return asked.flatMap((document) => {
    const own = files.filter(({ key }) => key === document.key);
    return own.length > 0 ? own.map((file) => fileView(file, document.name)) : [askedView(document)];
  });
}

function askedView({ id, key, name, status, addedAt }: DocumentRow): DealDocument {
  return { id, key, name, status, addedAt: addedAt?.toISOString() ?? null, file: null, reason: null };
}

function fileView(row: DocumentFileRow, documentName: string): DealDocument {
  const { id, key, status, addedAt, kind, sizeBytes, isProtected, fileName, fileKey } = row;
  return {
    id,
    key,
    name: documentName,
    status,
    addedAt: addedAt.toISOString(),
    file: fileKey === null ? null : { name: fileName ?? documentName, kind, sizeBytes, isProtected },
    reason: row.refusalReason,
  };
}
