import { eq } from 'drizzle-orm';
import type { OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { findFile } from './document-rows.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { documentFiles } from './documents.tables.ts';

interface Removal {
  readonly order: OrderRow;
  readonly docId: string;
}

/** Deletes an uploaded file of a deal whose contract is not signed yet: first the row, then its bytes. */
export async function removeDocument(
  { files, isContractSigned }: Pick<DocumentsDeps, 'files' | 'isContractSigned'>,
  store: TenantStore,
  { order, docId }: Removal,
): Promise<Failure<'error.notFound' | 'error.document.locked'> | undefined> {
  const row = await findFile(store, order.dealRefId, docId);
  if (!row) return fail('error.notFound');
  if (await isContractSigned(store, order.orderNumber)) return fail('error.document.locked');
  await store.remove(documentFiles, eq(documentFiles.id, docId));
  for (const key of [row.fileKey, row.thumbnailKey]) if (key) await files.remove(key);
  return undefined;
}
