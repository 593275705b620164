import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import { documentFiles } from './documents.tables.ts';
import type { DocumentsDeps } from './documents-deps.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Documents are deleted after 60 days (TRACK-49). */
export const documentLifeMs = 60 * dayMs;
/**
 * How long a file may exist in the store without a row that references it: far longer than any upload takes.
 */
const orphanLifeMs = dayMs;

type Sweep = Pick<DocumentsDeps, 'files' | 'clock'>;

/**
 * Deletes the bytes, thumbnails and names of documents older than {@link documentLifeMs}, for all tenants;
 * the record that they were submitted is kept, so no step is reopened. Removes files without a row, left by a
 * process that was killed. A file that cannot be removed does not keep the others, and is tried again by the next sweep.
 */
export async function sweepFiles(db: Db, { files, clock }: Sweep): Promise<void> {
  const nowMs = clock.now().getTime();
  const { tenantId, id, fileKey, thumbnailKey, addedAt } = documentFiles;
  const old = await db
    .select({ tenantId, id, fileKey, thumbnailKey })
    .from(documentFiles)
    .where(and(lte(addedAt, new Date(nowMs - documentLifeMs)), isNotNull(fileKey)));
  for (const row of old) {
    await apart(row.id, async () => {
      for (const key of [row.fileKey, row.thumbnailKey]) if (key) await files.remove(key);
      await db
        .update(documentFiles)
        .set({ fileKey: null, thumbnailKey: null, fileName: null })
        .where(and(eq(tenantId, row.tenantId), eq(id, row.id)));
    });
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
    if (changedAt < before && !named.has(key)) await apart('a file without a row', () => files.remove(key));
  }
}

/** Does one part of the sweep, and reports it if it fails. */
async function apart(about: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportJobFailure('old documents', error, about);
  }
}
