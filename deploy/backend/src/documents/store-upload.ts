import { canOrderMove, orderStage } from '@forecourt/shared-contracts/commerce';
import { maxFilePixels, maxFilesPerDocument, type DealDocument } from '@forecourt/shared-contracts/documents';
import { documentsStatus } from '@forecourt/shared-contracts/progress';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { orders } from '../orders/orders.tables.ts';
import { isWithDealer, moveOrder, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import { fail, isFailure, type Failure } from '../http/index.ts';
import { askedDocuments, documentsOf, filesOf, type DocumentFileRow } from './document-rows.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { documentFiles } from './documents.tables.ts';
import { withoutMetadata } from './metadata/index.ts';
import type { Preview } from './preview/index.ts';
import { receiveFiles } from './receive-files.ts';
import type { SpooledFile } from './spool-file.ts';
import { storeThumbnail } from './thumbnails.ts';

interface Upload {
  readonly store: TenantStore;
  readonly order: OrderRow;
  readonly docType: string;
  readonly request: Request;
}

type UploadCode = `error.document.${
  | 'incomplete'
  | 'empty'
  | 'closed'
  | 'tooMany'
  | 'tooLarge'
  | 'kind'
  | 'content'
  | 'pixels'
  | 'unreadable'}`;
type UploadFailure = Failure<UploadCode | 'error.notFound'>;

interface InspectedFile extends SpooledFile {
  readonly preview: Preview;
}

/**
 * Stores the files of an upload for a document that the deal requires: read into the store, inspected,
 * cleared of metadata, then committed in one transaction. Until then nothing references them, and a fault or a
 * cut-off at any byte removes them. The same bytes for the same document are stored once. Returns the documents
 * of the files, new or known.
 */
export async function storeUpload(
  deps: DocumentsDeps,
  { store, order, docType, request }: Upload,
): Promise<DealDocument[] | UploadFailure> {
  const asked = await askedDocuments(store, order.dealRefId, true);
  if (!asked.some(({ key }) => key === docType)) return fail('error.notFound', 'docType');
  if (orderStage(order.status) === 'canceled') return fail('error.document.closed');
  const received = await receiveFiles({ ...deps, request, docType });
  if ('fault' in received) return refusal(received.fault, received.index);
  const left = new Set(received.spooled.map(({ spoolKey }) => spoolKey));
  try {
    const inspected = await inspect(deps, received.spooled);
    if (isFailure(inspected)) return inspected;
    const rows: NewFile[] = [];
    for (const file of inspected) {
      const fileKey = `${store.tenantId}/${order.dealRefId}/${docType}/${deps.random.uuid()}`;
      await deps.files.move(file.spoolKey, fileKey);
      left.delete(file.spoolKey);
      left.add(fileKey);
      rows.push(await newFile(deps, { file, fileKey, order, docType }));
    }
    return await commit(deps, { store, order, docType, rows, left });
  } finally {
    await Promise.all([...left].map((key) => deps.files.remove(key)));
  }
}

function refusal(fault: string, index: number | undefined): UploadFailure {
  return fail(`error.document.${fault}` as UploadCode, index === undefined ? undefined : String(index));
}

async function inspect(
  { files, previews }: DocumentsDeps,
  spooled: readonly SpooledFile[],
): Promise<InspectedFile[] | UploadFailure> {
  const inspected: InspectedFile[] = [];
  for (const [index, file] of spooled.entries()) {
    const bytes = await files.readBytes(file.spoolKey);
    const preview = await previews.make({ kind: file.kind, bytes, maxPixels: maxFilePixels });
    if (preview.kind === 'pixels' || preview.kind === 'unreadable') return refusal(preview.kind, index);
    const cleaned = await cleanSpooled(files, file, Buffer.from(bytes));
    if (!cleaned) return refusal('unreadable', index);
    inspected.push({ ...cleaned, preview });
  }
  return inspected;
}

/** Replaces a spooled file by what is left of it without metadata; undefined if it is damaged. */
async function cleanSpooled(
  files: FileStore,
  file: SpooledFile,
  bytes: Buffer,
): Promise<SpooledFile | undefined> {
  const cleaned = withoutMetadata(file.kind, bytes);
  if (!cleaned || cleaned.equals(bytes)) return cleaned && file;
  await files.put(file.spoolKey, Readable.from([cleaned]));
  const sha256 = createHash('sha256').update(cleaned).digest('hex');
  return { ...file, sizeBytes: cleaned.length, sha256 };
}

type NewFile = Omit<DocumentFileRow, 'tenantId' | 'position'>;

interface NewFileInput {
  readonly file: InspectedFile;
  readonly fileKey: string;
  readonly order: OrderRow;
  readonly docType: string;
}

async function newFile(
  deps: DocumentsDeps,
  { file, fileKey, order, docType }: NewFileInput,
): Promise<NewFile> {
  const { preview, name, kind, sizeBytes, sha256 } = file;
  const isPicture = preview.kind === 'picture';
  return {
    id: deps.random.uuid(),
    dealRefId: order.dealRefId,
    key: docType,
    status: 'COMPLETE',
    refusalReason: null,
    fileName: name,
    kind,
    sizeBytes,
    sha256,
    isProtected: preview.kind === 'protected',
    fileKey,
    thumbnailKey: isPicture ? await storeThumbnail(deps.files, fileKey, preview) : null,
    addedAt: deps.clock.now(),
  };
}

interface CommitInput {
  readonly store: TenantStore;
  readonly order: OrderRow;
  readonly docType: string;
  readonly rows: readonly NewFile[];
  /** Keys to remove afterwards; those referenced by a row are taken out once the row is committed. */
  readonly left: Set<string>;
}

async function commit(
  { clock, random }: DocumentsDeps,
  { store, order, docType, rows, left }: CommitInput,
): Promise<DealDocument[] | UploadFailure> {
  for (const { thumbnailKey } of rows) if (thumbnailKey) left.add(thumbnailKey);
  const kept: NewFile[] = [];
  const result = await store.transaction(async (tx) => {
    const isThisOrder = eq(orders.orderNumber, order.orderNumber);
    const locked = await tx.findOne(orders, { where: isThisOrder, forUpdate: true });
    const known = (await filesOf(tx, order.dealRefId)).filter(
      ({ key, fileKey }) => key === docType && fileKey !== null,
    );
    const fresh = rows.filter(({ sha256 }) => !known.some((file) => file.sha256 === sha256));
    if (known.length + fresh.length > maxFilesPerDocument) return refusal('tooMany', undefined);
    for (const row of fresh) if ((await tx.insertMissing(documentFiles, [row])) > 0) kept.push(row);
    const documents = await documentsOf(tx, order.dealRefId, true);
    const isComplete = documentsStatus({ documents }) === 'COMPLETED';
    if (isComplete && locked && !isWithDealer(locked) && canOrderMove(locked.status, 'DOCS_UPLOADED')) {
      const step = { id: random.uuid(), status: 'DOCS_UPLOADED', at: clock.now() } as const;
      await moveOrder(tx, locked, { ...step, actor: 'buyer' });
    }
    const hashes = new Set(rows.map(({ sha256 }) => sha256));
    const sent = (await filesOf(tx, order.dealRefId)).filter(
      ({ key, sha256 }) => key === docType && hashes.has(sha256),
    );
    return documents.filter(({ id }) => sent.some((file) => file.id === id));
  });
  for (const { fileKey, thumbnailKey } of kept) {
    if (fileKey) left.delete(fileKey);
    if (thumbnailKey) left.delete(thumbnailKey);
  }
  return result;
}
