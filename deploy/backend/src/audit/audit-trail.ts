import { asc, eq, inArray } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { audit } from './audit.tables.ts';

/** A stored entry of the trail. */
export type AuditRow = Omit<typeof audit.$inferSelect, 'tenantId'>;

/**
 * Returns the audit entries of an order and everything it came from and became: its deal, application and
 * trade-in, oldest first.
 */
export async function auditTrail(store: TenantStore, orderNumber: string): Promise<AuditRow[]> {
  const ofOrder = await store.find(audit, { where: eq(audit.orderNumber, orderNumber) });
  const subjectIds = [...new Set(ofOrder.map(({ subjectId }) => subjectId))];
  if (subjectIds.length === 0) return [];
  return store.find(audit, {
    where: inArray(audit.subjectId, subjectIds),
    orderBy: [asc(audit.position)],
  });
}
