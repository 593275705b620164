import * as v from 'valibot';
import type { StoragePort } from './storage-port.ts';

/** The part of the browser's Storage that we use. */
export interface RawStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Creates a port over a browser store. `open` may throw, as `window.localStorage` does when storage is blocked. Values that cannot be
 * written there are kept in memory while the page is open.
 */
export function createStoragePort(open: () => RawStorage, prefix: string): StoragePort {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (raw: RawStorage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(prefix + key);
    attempt((raw) => raw.removeItem(prefix + key));
  };
  return {
    read(key, schema) {
      const text = memory.get(prefix + key) ?? attempt((raw) => raw.getItem(prefix + key));
      if (text === undefined || text === null) return undefined;
      const parsed = v.safeParse(schema, parseJson(text));
      if (parsed.success) return parsed.output;
      remove(key);
      return undefined;
    },
    write(key, value) {
      const text = JSON.stringify(value);
      const isStored = attempt((raw) => (raw.setItem(prefix + key, text), true)) === true;
      if (isStored) memory.delete(prefix + key);
      else memory.set(prefix + key, text);
    },
    remove,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
