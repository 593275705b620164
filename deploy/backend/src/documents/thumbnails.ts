import { maxFilePixels } from '@forecourt/shared-contracts/documents';
import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { TenantStore } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { DocumentFileRow } from './document-rows.ts';
import type { DocumentsDeps } from './documents-deps.ts';
import { documentFiles } from './documents.tables.ts';
import { thumbnailSvg, type PreviewPicture } from './preview/index.ts';

/** Writes the thumbnail next to its file; returns its key. */
export async function storeThumbnail(
  files: FileStore,
  fileKey: string,
  picture: PreviewPicture,
): Promise<string> {
  const key = `${fileKey}.thumbnail`;
  await files.put(key, Readable.from([Buffer.from(thumbnailSvg(picture))]));
  return key;
}

/** Returns the thumbnail of a file as SVG, created now if missing; undefined if it cannot have one. */
export async function thumbnailOf(
  deps: DocumentsDeps,
  store: TenantStore,
  row: DocumentFileRow,
): Promise<Uint8Array | undefined> {
  if (row.thumbnailKey) return deps.files.readBytes(row.thumbnailKey);
  if (row.isProtected || !row.fileKey) return undefined;
  const bytes = await deps.files.readBytes(row.fileKey);
  const preview = await deps.previews.make({ kind: row.kind, bytes, maxPixels: maxFilePixels });
  if (preview.kind !== 'picture') return undefined;
  const thumbnailKey = await storeThumbnail(deps.files, row.fileKey, preview);
  await store.update(documentFiles, { thumbnailKey }, eq(documentFiles.id, row.id));
  return Buffer.from(thumbnailSvg(preview));
}
