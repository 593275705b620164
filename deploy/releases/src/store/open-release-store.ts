import type { TrustedKeySource } from '../signing/trusted-key-source.ts';
import { createFolderObjectStore } from './create-folder-object-store.ts';
import { createReleaseStore } from './create-release-store.ts';
import type { ReleaseLocation } from './release-location.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Opens the release store at a location, whose signatures are verified with `trusted`. Reads and writes nothing yet; the AWS SDK is loaded only for a
 * bucket.
 */
export async function openReleaseStore(
  location: ReleaseLocation,
  trusted: TrustedKeySource,
): Promise<ReleaseStore> {
  if (location.kind === 'folder') return createReleaseStore(createFolderObjectStore(location.dir), trusted);
  const { createBucketObjectStore } = await import('./create-bucket-object-store.ts');
  return createReleaseStore(createBucketObjectStore(location), trusted);
}
