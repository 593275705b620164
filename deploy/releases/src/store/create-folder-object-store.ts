import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey } from './checked-key.ts';
import type { ObjectStore } from './object-store.ts';

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined;
    throw error;
  }
}

/**
 * An object store in a folder, created at the first write. A write goes to a temporary file next to the
 * target that is then renamed (or linked), so that a crash leaves the old object intact. Throws for a key
 * that would leave the folder.
 */
export function createFolderObjectStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const prepare = async (key: string, bytes: Uint8Array) => {
    const path = pathOf(key);
    const draft = join(dirname(path), `.${randomUUID()}.tmp`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes, { flush: true });
    return { path, draft };
  };
  return {
    read: (key) => orUndefined(readFile(pathOf(key))),
    async write(key, bytes) {
      const { path, draft } = await prepare(key, bytes);
      await rename(draft, path);
    },
    async writeNew(key, bytes) {
      const { path, draft } = await prepare(key, bytes);
      try {
        await link(draft, path);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async names(prefix) {
      const names = (await orUndefined(readdir(pathOf(prefix)))) ?? [];
      return names.filter((name) => !name.startsWith('.')).sort();
    },
    async stamp(key) {
      const found = await orUndefined(stat(pathOf(key), { bigint: true }));
      return found && `${found.ino}-${found.mtimeNs}-${found.size}`;
    },
  };
}
