import { createFolderObjectStore } from './create-folder-object-store.ts';
import { createReleaseStore } from './create-release-store.ts';
import type { ReleaseLocation } from './release-location.ts';
import type { ReleaseStore } from './release-store.ts';

/** The release store at a location. Nothing is read or written yet; the AWS SDK is loaded for a bucket alone. */
export async function openReleaseStore(location: ReleaseLocation): Promise<ReleaseStore> {
  if (location.kind === 'folder') return createReleaseStore(createFolderObjectStore(location.dir));
  const { createBucketObjectStore } = await import('./create-bucket-object-store.ts');
  return createReleaseStore(createBucketObjectStore(location));
}
