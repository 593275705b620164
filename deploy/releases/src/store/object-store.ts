/**
 * The little that a release store needs of what it lies on: a folder, or a bucket with the same keys.
 * Keys are relative paths with `/`. Reads answer undefined for a key that is not there and reject when the storage fails.
 */
export interface ObjectStore {
  read(key: string): Promise<Uint8Array | undefined>;
  /** Replaces the object as a whole: a reader sees the old bytes or the new ones, never a part. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Writes only when the key is new; answers false, and writes nothing, when it is taken. */
  writeNew(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Names directly below a prefix that ends in `/`, sorted; empty when there are none. */
  names(prefix: string): Promise<string[]>;
  /** A text that changes whenever the object's bytes do, undefined when it is not there. */
  stamp(key: string): Promise<string | undefined>;
}
