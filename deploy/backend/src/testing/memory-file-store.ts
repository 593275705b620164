import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../files/index.ts';

/** A file store whose keys a test can see. */
export interface MemoryFileStore extends FileStore {
  keys(): string[];
  /** From now on writing fails as on a full disk; `false` makes room again. */
  fillUp(isFull?: boolean): void;
}

/** Files in memory; `put` keeps what arrived before a failure out, as the port demands. */
export function memoryFileStore(changedAt = new Date('2026-06-15T12:00:00Z')): MemoryFileStore {
  const files = new Map<string, Buffer>();
  let isFull = false;
  const found = (key: string) => {
    const bytes = files.get(key);
    if (!bytes) throw new Error(`no file ${key}`);
    return bytes;
  };
  return {
    keys: () => [...files.keys()].sort(),
    fillUp(full = true) {
      isFull = full;
    },
    async put(key, content) {
      const bytes = await buffer(content);
      if (isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      files.set(key, bytes);
    },
    read: async (key) => Readable.from([found(key)]),
    readBytes: async (key) => found(key),
    async move(from, to) {
      files.set(to, found(from));
      files.delete(from);
    },
    async remove(key) {
      files.delete(key);
    },
    async *list() {
      for (const key of files.keys()) yield { key, changedAt };
    },
  };
}
