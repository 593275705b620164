import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFolderObjectStore,
  createReleaseStore,
  locationName,
  type ChannelJournal,
} from '@forecourt/releases';
import type { EdgeSettings } from '../settings.ts';

/**
 * What an edge remembers of the channels of one release store: a copy of the journal entries that it followed,
 * in the folder `edge` of its data folder, checked like the store's own. Undefined without a data folder.
 */
export function channelMemory({
  memoryDir,
  releases,
  trustedKeys,
}: Pick<EdgeSettings, 'memoryDir' | 'releases' | 'trustedKeys'>): ChannelJournal | undefined {
  if (memoryDir === undefined || !existsSync(memoryDir)) return undefined;
  const store = createHash('sha256').update(locationName(releases)).digest('hex').slice(0, 16);
  return createReleaseStore(createFolderObjectStore(join(memoryDir, 'edge', store)), trustedKeys);
}
