import type { RawStorage } from './create-storage-port.ts';

/** A store that lasts as long as its page and that no other script can read. */
export interface MemoryStorage extends RawStorage {
  clear(): void;
}

/** Creates an empty store in memory. */
export function memoryStorage(): MemoryStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
