import * as v from 'valibot';
import { FlagDataFileSchema, type FlagSnapshot } from '@forecourt/shared-contracts/page';

/** A tenant's flags for the page. */
export interface FlagReader {
  /** The flags as last read, which are read again if they are old; undefined before they were ever read. */
  known(tenantId: string): FlagSnapshot | undefined;
  /** The flags as last read; only the very first page of a tenant waits for them, at most 300 ms. */
  flags(tenantId: string): Promise<FlagSnapshot>;
}

/** Reads the data file of a tenant (`/proxy/optimizelyDataFile` of the backend); rejects on failure. */
export type ReadFlagFile = (tenantId: string) => Promise<unknown>;

const freshMs = 5000;
const firstWaitMs = 300;
const none: FlagSnapshot = { revision: '', flags: {} };

interface Kept {
  readonly snapshot: FlagSnapshot;
  readonly readAtMs: number;
}

/**
 * Flags as of a few seconds ago: pages never wait for the flag service once it has answered, and keep its
 * last answer while it is down. `nowMs` is a monotonic clock.
 */
export function createFlagReader(read: ReadFlagFile, nowMs: () => number): FlagReader {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<void>>();
  const refresh = (tenantId: string) => {
    const work =
      running.get(tenantId) ??
      read(tenantId)
        .then(
          (file) =>
            void kept.set(tenantId, { snapshot: v.parse(FlagDataFileSchema, file), readAtMs: nowMs() }),
        )
        .catch(() => undefined)
        .finally(() => running.delete(tenantId));
    running.set(tenantId, work);
    return work;
  };
  const known = (tenantId: string) => {
    const before = kept.get(tenantId);
    if (!before || nowMs() - before.readAtMs >= freshMs) void refresh(tenantId);
    return before?.snapshot;
  };
  return {
    known,
    async flags(tenantId) {
      const before = known(tenantId);
      if (before) return before;
      await Promise.race([refresh(tenantId), new Promise((done) => setTimeout(done, firstWaitMs).unref())]);
      return kept.get(tenantId)?.snapshot ?? none;
    },
  };
}
