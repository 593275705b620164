import { asc, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { flags } from './flags.tables.ts';

/** A flag's stored value. */
export type FlagRow = typeof flags.$inferSelect;

/** A tenant's flags. `revision` changes whenever any of them changes. */
export interface FlagSet {
  readonly revision: string;
  readonly rows: readonly FlagRow[];
}

/** Returns all flags of the tenant, by key. */
export async function flagSet(store: TenantStore): Promise<FlagSet> {
  const rows = await store.find(flags, { orderBy: [asc(flags.key)] });
  return { rows, revision: String(latestVersion(rows)) };
}

/** Sets a flag's value, as a new revision of the tenant's flags. */
export function changeFlag(store: TenantStore, key: string, value: FlagRow['value']): Promise<void> {
  return store.transaction(async (inner) => {
    const version = latestVersion(await inner.find(flags, { forUpdate: true })) + 1;
    if ((await inner.update(flags, { value, version }, eq(flags.key, key))) === 0) {
      await inner.insert(flags, [{ key, value, version }]);
    }
  });
}

function latestVersion(rows: readonly FlagRow[]): number {
  return rows.reduce((latest, { version }) => Math.max(latest, version), 0);
}
