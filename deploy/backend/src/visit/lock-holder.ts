import { sql } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';

/**
 * Waits until nobody else works on what this holder has of one domain, and keeps others waiting until the transaction ends. For rules over
 * several rows, such as a limit, where a lock on rows that are not there yet is of no use. Lock a visit before an account.
 */
export async function lockHolder(store: TenantStore, domain: string, holder: string): Promise<void> {
  const key = `${domain}|${store.tenantId}|${holder}`;
  await store.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
