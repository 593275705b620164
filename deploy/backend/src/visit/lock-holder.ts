import { sql } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';

/**
 * Waits for exclusive access to this holder's data of one domain, until the transaction ends. For rules over
 * several rows, such as a limit, where rows that do not exist yet cannot be locked. Lock a visit before an
 * account.
 */
export async function lockHolder(store: TenantStore, domain: string, holder: string): Promise<void> {
  const key = `${domain}|${store.tenantId}|${holder}`;
  await store.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
