import type { Readable } from 'node:stream';

/** A stored file as a listing tells it. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/**
 * Where bytes lie, a folder or a bucket. Keys are made up by us from `[A-Za-z0-9._/-]`, never from a client's file name.
 * Rejects with the store's own error; {@link isOutOfSpace} tells a full disk.
 */
export interface FileStore {
  /** Writes all of a stream. Leaves nothing when the stream or the store fails. */
  put(key: string, content: Readable): Promise<void>;
  /** Rejects for a key that is not there. */
  read(key: string): Promise<Readable>;
  readBytes(key: string): Promise<Uint8Array>;
  move(from: string, to: string): Promise<void>;
  /** Fine for a key that is not there. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

const spaceCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether an error says that no more can be written, at any depth of its causes. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return spaceCodes.has((error as { code?: unknown }).code) || isOutOfSpace(error.cause);
}
