import { within } from '../within.ts';

/** Versions of the tenants' inventories, as far as this edge knows. */
export interface InventoryVersions {
  /**
   * The version, at most a second old. While the backend does not answer in time it is the one before; undefined if
   * none was ever read.
   */
  version(tenantId: string): Promise<number | undefined>;
  /** A visitor of this edge may have changed something: anyone who asks next gets a version from after this moment. */
  noteChange(tenantId: string): void;
}

/** Reads the version of a tenant's inventory from the backend; rejects on failure. */
export type ReadInventoryVersion = (tenantId: string) => Promise<number>;

const freshMs = 1000;
/** Longest wait of a page for the version. Once a check has failed or taken longer, no page waits until one is in time. */
const usualWaitMs = 300;

interface Check {
  readonly atMs: number;
  readonly done: Promise<void>;
  readonly isWaitedFor: boolean;
  isOver: boolean;
}

/** Asks the backend at most once a second for each tenant, and only when a page needs it. `nowMs` is monotonic. */
export function createInventoryVersions(
  read: ReadInventoryVersion,
  nowMs: () => number,
  waitMs = usualWaitMs,
): InventoryVersions {
  const known = new Map<string, number>();
  const checks = new Map<string, Check>();
  const slow = new Set<string>();
  const startCheck = (tenantId: string): Check => {
    const run = async () => {
      try {
        const version = await read(tenantId);
        // An answer from before a change says nothing about the state after it.
        if (checks.get(tenantId) === check) known.set(tenantId, version);
        slow.delete(tenantId);
      } catch {
        // What was known before is used until the next check.
        slow.add(tenantId);
      } finally {
        check.isOver = true;
      }
    };
    const check: Check = {
      atMs: nowMs(),
      isOver: false,
      isWaitedFor: !slow.has(tenantId),
      done: Promise.resolve().then(run),
    };
    checks.set(tenantId, check);
    return check;
  };
  return {
    async version(tenantId) {
      const last = checks.get(tenantId);
      const check = last && nowMs() - last.atMs < freshMs ? last : startCheck(tenantId);
      if (check.isWaitedFor && !check.isOver) {
        await within(check.done, waitMs);
        if (!check.isOver) slow.add(tenantId);
      }
      return known.get(tenantId);
    },
    noteChange: (tenantId) => void checks.delete(tenantId),
  };
}
