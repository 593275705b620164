import { eq } from 'drizzle-orm';
import { lockOrder, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { fail, isFailure, type Failure } from '../http/index.ts';
import { findFile } from './document-rows.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { documentFiles } from './documents.tables.ts';

interface Removal {
  readonly order: OrderRow;
  readonly docId: string;
}

/**
 * Deletes an uploaded file of a deal: first the row, then its bytes. Once the contract is signed only one that the
 * dealer refused, which is no part of it.
 */
export async function removeDocument(
  { files, isContractSigned }: Pick<DocumentsDeps, 'files' | 'isContractSigned'>,
  store: TenantStore,
  { order, docId }: Removal,
): Promise<Failure<'error.notFound' | 'error.document.locked'> | undefined> {
  const removed = await store.transaction(async (inner) => {
    await lockOrder(inner, order.orderNumber);
    const row = await findFile(inner, order.dealRefId, docId);
    if (!row) return fail('error.notFound');
    if (row.status !== 'FAIL' && (await isContractSigned(inner, order.orderNumber))) {
      return fail('error.document.locked');
    }
    await inner.remove(documentFiles, eq(documentFiles.id, docId));
    return row;
  });
  if (isFailure(removed)) return removed;
  for (const key of [removed.fileKey, removed.thumbnailKey]) if (key) await files.remove(key);
  return undefined;
}
