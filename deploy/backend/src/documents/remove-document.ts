import { isSigned } from '@forecourt/shared-contracts/progress';
import { eq } from 'drizzle-orm';
import type { OrderRow } from '../commerce/order-rows.ts';
import { findSigningPackage } from '../contracting/signing-package.ts';
import type { TenantStore } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { findFile } from './document-rows.ts';
import { documentFiles } from './documents.tables.ts';

interface Removal {
  readonly order: OrderRow;
  readonly docId: string;
}

/** Deletes an uploaded file of a deal whose contract is not signed yet: first the row, then the bytes that it named. */
export async function removeDocument(
  files: FileStore,
  store: TenantStore,
  { order, docId }: Removal,
): Promise<Failure<'error.notFound' | 'error.document.locked'> | undefined> {
  const row = await findFile(store, order.dealRefId, docId);
  if (!row) return fail('error.notFound');
  if (isSigned(await findSigningPackage(store, order.orderNumber))) return fail('error.document.locked');
  await store.remove(documentFiles, eq(documentFiles.id, docId));
  for (const key of [row.fileKey, row.thumbnailKey]) if (key) await files.remove(key);
  return undefined;
}
