import type { Schema } from '../http/endpoint.ts';
import type * as v from 'valibot';

/**
 * A browser store that never throws (F41-F43): memory takes over when the browser's is blocked or full.
 * Keys are prefixed `forecourt.{tenant}.`; values are JSON, parsed by schema when read.
 * Never holds tokens, SSN, card data or a full date of birth.
 */
export interface StoragePort {
  /** The stored value, or undefined when it is absent, unreadable or of an older shape; a bad value is dropped. */
  read<S extends Schema>(key: string, schema: S): v.InferOutput<S> | undefined;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

/** `session` ends with the tab, `local` stays in the browser. `sessionId` is the tab's id on every call: read it when it is needed, for it changes. */
export interface PlatformStorage {
  readonly session: StoragePort;
  readonly local: StoragePort;
  readonly sessionId: string;
  /** Gives the tab another id; what the server keeps under the one before is out of its reach then. */
  renewSessionId(): void;
}
