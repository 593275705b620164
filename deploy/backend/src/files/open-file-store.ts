import { createDiskFileStore } from './create-disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { FilesBucket } from './files-bucket.ts';

interface FileLocation {
  readonly bucket: FilesBucket | undefined;
  /** Where files are stored without a bucket. */
  readonly folder: string;
}

/**
 * Opens the store of uploaded documents: a bucket if configured, else a folder. The bucket client is loaded
 * only when used.
 */
export async function openFileStore({ bucket, folder }: FileLocation): Promise<FileStore> {
  if (!bucket) return createDiskFileStore(folder);
  const { createBucketFileStore } = await import('./create-bucket-file-store.ts');
  return createBucketFileStore(bucket);
}
