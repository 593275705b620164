import { join } from 'node:path';
import { trustedKeyFile, trustedKeysName } from '../signing/trusted-key-source.ts';
import { createFolderObjectStore } from './create-folder-object-store.ts';
import { createReleaseStore } from './create-release-store.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Opens the release store of one machine: the folder `releases` in the data folder (`FORECOURT_DATA`), with
 * the trusted keys next to it, in `keys/trusted-keys.pem`.
 */
export function openFolderStore(dataDir: string): ReleaseStore {
  return createReleaseStore(
    createFolderObjectStore(join(dataDir, 'releases')),
    trustedKeyFile(join(dataDir, 'keys', trustedKeysName)),
  );
}
