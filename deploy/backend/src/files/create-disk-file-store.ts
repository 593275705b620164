import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { mkdir } from 'node:fs/promises';
import type { FileStore, StoredFile } from './file-store.ts';

/** Files in a folder, created if missing, readable only by this system account. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, content) {
      try {
        await disk.putStream(key, content);
      } catch (error) {
        await disk.delete(key).catch(() => undefined);
        throw error;
      }
    },
    async read(key) {
      await disk.getMetaData(key);
      return disk.getStream(key);
    },
    readBytes: (key) => disk.getBytes(key),
    move: (from, to) => disk.move(from, to),
    remove: (key) => disk.delete(key),
    list: () => listed(disk),
  };
}

async function* listed(disk: Disk): AsyncGenerator<StoredFile> {
  const { objects } = await disk.listAll(undefined, { recursive: true });
  for (const object of objects) {
    if (!object.isFile) continue;
    const facts = await object.getMetaData().catch(() => undefined);
    if (facts) yield { key: object.key, changedAt: facts.lastModified };
  }
}
