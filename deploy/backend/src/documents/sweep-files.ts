import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { documentFiles } from './documents.tables.ts';
import type { DocumentsDeps } from './documents-deps.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Documents are deleted after 60 days (TRACK-49). */
export const documentLifeMs = 60 * dayMs;
/**
 * How long a file may exist in the store without a row that references it: far longer than any upload takes.
 */
const orphanLifeMs = dayMs;

/**
 * Deletes the bytes, thumbnails and names of documents older than {@link documentLifeMs}, for all tenants;
 * the record that they were submitted is kept, so no step is reopened. Removes files without a row, left by a
 * process that was killed.
 */
export async function sweepFiles(
  db: Db,
  { files, clock }: Pick<DocumentsDeps, 'files' | 'clock'>,
): Promise<void> {
  const nowMs = clock.now().getTime();
  const isOld = and(
    lte(documentFiles.addedAt, new Date(nowMs - documentLifeMs)),
    isNotNull(documentFiles.fileKey),
  );
  for (const { tenantId, id, fileKey, thumbnailKey } of await db.select().from(documentFiles).where(isOld)) {
    for (const key of [fileKey, thumbnailKey]) if (key) await files.remove(key);
    await db
      .update(documentFiles)
      .set({ fileKey: null, thumbnailKey: null, fileName: null })
      .where(and(eq(documentFiles.tenantId, tenantId), eq(documentFiles.id, id)));
  }
  await removeOrphans(db, files, new Date(nowMs - orphanLifeMs));
}

async function removeOrphans(db: Db, files: DocumentsDeps['files'], before: Date): Promise<void> {
  const rows = await db
    .select({ fileKey: documentFiles.fileKey, thumbnailKey: documentFiles.thumbnailKey })
    .from(documentFiles)
    .where(isNotNull(documentFiles.fileKey));
  const named = new Set(rows.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]));
  for await (const { key, changedAt } of files.list()) {
    if (changedAt < before && !named.has(key)) await files.remove(key);
  }
}
