import { createDiskFileStore } from './create-disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { FilesBucket } from './files-bucket.ts';

interface FilePlace {
  readonly bucket: FilesBucket | undefined;
  /** Where files lie without a bucket. */
  readonly folder: string;
}

/** The store of uploaded documents: a bucket where one is named, else a folder. The client of buckets is loaded only where it is used. */
export async function openFileStore({ bucket, folder }: FilePlace): Promise<FileStore> {
  if (!bucket) return createDiskFileStore(folder);
  const { createBucketFileStore } = await import('./create-bucket-file-store.ts');
  return createBucketFileStore(bucket);
}
