import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkedKey, type FileStore, type StoredFile } from './file-store.ts';

/** Files in a folder, created if missing, readable only by this system account. */
export async function createDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    // Not by the library, which reports a full disk as an aborted operation.
    async put(key, content) {
      const path = join(folder, checkedKey(key));
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = createWriteStream(path, { mode: 0o600 });
      try {
        await pipeline(content, file);
      } catch (error) {
        await closed(file);
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

/** Resolves once a stream is closed: a file that is still being opened would be created after its removal. */
function closed(file: WriteStream): Promise<void> {
  return new Promise((done) => (file.closed ? done() : file.once('close', done)));
}

async function* listed(disk: Disk): AsyncGenerator<StoredFile> {
  const { objects } = await disk.listAll(undefined, { recursive: true });
  for (const object of objects) {
    if (!object.isFile) continue;
    const facts = await object.getMetaData().catch(() => undefined);
    if (facts) yield { key: object.key, changedAt: facts.lastModified };
  }
}
