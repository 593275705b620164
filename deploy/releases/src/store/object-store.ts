/**
 * The storage operations that a release store needs: a folder, or a bucket with the same keys.
 * Keys are relative paths with `/`. Reads return undefined for a missing key and reject when the storage
 * fails.
 */
export interface ObjectStore {
  read(key: string): Promise<Uint8Array | undefined>;
  /** Replaces the object as a whole: a reader sees the old bytes or the new ones, never a mix. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Writes only if the key is new; returns false, and writes nothing, if it exists. */
  writeNew(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Names directly below a prefix that ends in `/`, sorted; empty when there are none. */
  names(prefix: string): Promise<string[]>;
  /** A string that changes whenever the object's bytes do; undefined if the object is missing. */
  stamp(key: string): Promise<string | undefined>;
}
