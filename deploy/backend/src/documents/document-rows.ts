import {
  driversLicenseKey,
  insuranceCardKey,
  payStubKey,
  residenceProofKey,
  tradeInRegistrationKey,
  w2Key,
  type DealDocument,
} from '@forecourt/shared-contracts/documents';
import type { ApprovalCondition } from '@forecourt/shared-contracts/commerce';
import { and, asc, eq } from 'drizzle-orm';
import { defineRead, isOneOf, type TenantStore } from '../db/index.ts';
import { mailText, type MailTextKey } from '../mail-texts/index.ts';
import type { Random } from '../ports/index.ts';
import { dealDocuments, documentFiles } from './documents.tables.ts';

/** A document that a deal requires. */
export type DocumentRow = typeof dealDocuments.$inferSelect;
/** An uploaded file. */
export type DocumentFileRow = typeof documentFiles.$inferSelect;

interface DocumentRequest {
  readonly dealRefId: string;
  readonly dealType: 'Cash' | 'Finance' | 'Lease';
  /** Whether a vehicle is traded in; its registration is then required. */
  readonly hasTradeIn?: boolean;
  readonly random: Random;
}

const alwaysAsked = [
  { key: driversLicenseKey, name: "Driver's license" },
  { key: insuranceCardKey, name: 'Insurance card' },
];
const askedByLenders = [{ key: w2Key, name: 'Proof of income (W-2)' }];
const askedForTradeIn = [{ key: tradeInRegistrationKey, name: 'Trade-in registration' }];

/**
 * Records which documents a new deal requires: two for signing, a proof of income if a lender is involved,
 * the registration of a trade-in.
 */
export function requestDocuments(store: TenantStore, request: DocumentRequest): Promise<void> {
  const asked = [
    ...alwaysAsked,
    ...(request.dealType === 'Cash' ? [] : askedByLenders),
    ...(request.hasTradeIn ? askedForTradeIn : []),
  ];
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

const conditionDocuments: Readonly<
  Record<ApprovalCondition, { readonly key: string; readonly name: string }>
> = {
  'pay-stub': { key: payStubKey, name: 'Pay stub' },
  'residence-proof': { key: residenceProofKey, name: 'Proof of residence' },
};

interface ConditionRequest {
  readonly dealRefId: string;
  readonly conditions: readonly ApprovalCondition[];
  readonly random: Random;
}

/** Adds the documents that a lender's approval depends on to those the deal already requires. */
export async function requestConditions(
  store: TenantStore,
  { dealRefId, conditions, random }: ConditionRequest,
): Promise<void> {
  const asked = await askedDocuments(store, dealRefId, false);
  const fresh = conditions
    .map((condition) => conditionDocuments[condition])
    .filter(({ key }) => !asked.some((one) => one.key === key));
  await store.insert(
    dealDocuments,
    fresh.map(({ key, name }, index) => ({
      id: random.uuid(),
      dealRefId,
      position: asked.length + index,
      key,
      name,
      status: 'MISSING' as const,
      addedAt: null,
      isSystem: false,
    })),
  );
}

/**
 * Returns the documents a deal requires, in order; without those created by the dealer's systems if excluded.
 */
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

/** Returns the uploaded files of a deal, oldest first. */
export function filesOf(store: TenantStore, dealRefId: string): Promise<DocumentFileRow[]> {
  return store.find(documentFiles, {
    where: eq(documentFiles.dealRefId, dealRefId),
    orderBy: [asc(documentFiles.position)],
  });
}

const fileOfDeal = defineRead(documentFiles, ['dealRefId', 'id'], ({ dealRefId, id }) => ({
  where: and(eq(documentFiles.dealRefId, dealRefId), eq(documentFiles.id, id)),
}));

/** Returns an uploaded file of a deal by its id. */
export async function findFile(
  store: TenantStore,
  dealRefId: string,
  id: string,
): Promise<DocumentFileRow | undefined> {
  return (await store.read(fileOfDeal, { dealRefId, id }))[0];
}

/**
 * Returns the documents of a deal as its owner sees them: one per file, and one for each required document
 * without a file.
 */
export async function documentsOf(
  store: TenantStore,
  dealRefId: string,
  excludeSystem: boolean,
): Promise<DealDocument[]> {
  return (await documentsOfDeals(store, [dealRefId], excludeSystem)).get(dealRefId) ?? [];
}

const askedOfDeals = defineRead(dealDocuments, ['dealRefIds'], ({ dealRefIds }) => ({
  where: isOneOf(dealDocuments.dealRefId, dealRefIds),
  orderBy: [asc(dealDocuments.position)],
}));

const filesOfDeals = defineRead(documentFiles, ['dealRefIds'], ({ dealRefIds }) => ({
  where: isOneOf(documentFiles.dealRefId, dealRefIds),
  orderBy: [asc(documentFiles.position)],
}));

/** Like {@link documentsOf} for several deals, by deal reference; a deal that requires nothing is omitted. */
export async function documentsOfDeals(
  store: TenantStore,
  dealRefIds: readonly string[],
  excludeSystem: boolean,
): Promise<ReadonlyMap<string, DealDocument[]>> {
  const [asked, files] = await store.readAll(
    () => store.read(askedOfDeals, { dealRefIds }),
    () => store.read(filesOfDeals, { dealRefIds }),
  );
  const documents = new Map<string, DealDocument[]>();
  for (const document of asked) {
    if (excludeSystem && document.isSystem) continue;
    const own = files.filter(
      ({ dealRefId, key }) => dealRefId === document.dealRefId && key === document.key,
    );
    const views =
      own.length > 0 ? own.map((file) => fileView(file, localizedName(document))) : [askedView(document)];
    documents.set(document.dealRefId, [...(documents.get(document.dealRefId) ?? []), ...views]);
  }
  return documents;
}

const spokenNames: Readonly<Record<string, MailTextKey>> = {
  [driversLicenseKey]: 'document.driversLicense',
  [insuranceCardKey]: 'document.insuranceCard',
  [w2Key]: 'document.w2',
  [payStubKey]: 'document.payStub',
  [residenceProofKey]: 'document.residenceProof',
  [tradeInRegistrationKey]: 'document.tradeInRegistration',
};

/**
 * Returns a document's name in the language of the visit if it is a standard one; else as stored in the deal.
 */
function localizedName({ key, name }: Pick<DocumentRow, 'key' | 'name'>): string {
  const spoken = spokenNames[key];
  return spoken ? mailText(spoken) : name;
}

function askedView(row: DocumentRow): DealDocument {
  const { id, key, status, addedAt } = row;
  return {
    id,
    key,
    name: localizedName(row),
    status,
    addedAt: addedAt?.toISOString() ?? null,
    file: null,
    reason: null,
  };
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
