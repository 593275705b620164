import type { Schema } from '../http/endpoint.ts';
import type * as v from 'valibot';

/**
 * A browser store that never throws (F41-F43): falls back to memory if the browser's is blocked or full. Keys are prefixed
 * `forecourt.{tenant}.`; values are JSON, parsed by schema when read. Never contains tokens, SSN, card data or a full date of birth.
 */
export interface StoragePort {
  /** Returns the stored value, or undefined if it is absent, unreadable or of an older shape; an invalid value is dropped. */
  read<S extends Schema>(key: string, schema: S): v.InferOutput<S> | undefined;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/**
 * `session` ends with the tab, `local` persists in the browser. `sessionId` is the tab's id on every call: read it when needed, because it
 * changes.
 */
export interface PlatformStorage {
  readonly session: StoragePort;
  readonly local: StoragePort;
  readonly sessionId: string;
  /** Gives the tab a new id, so that it can no longer access the server's data of the previous one. */
  renewSessionId(): void;
}
