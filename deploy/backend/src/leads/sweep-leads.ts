import { lookBackFrom } from '@forecourt/shared-contracts/privacy';
import { and, isNull, like, lte, or } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { sessionHolder } from '../visit/index.ts';
import { leads } from './leads.tables.ts';

/**
 * Removes, for all tenants, the leads that guests sent 12 months ago or earlier: as far back as a report of
 * personal data goes (ACCT-54, ACCT-63). The dealer has had them by mail since. Those of an account are removed with it.
 */
export async function sweepLeads(db: Db, now: Date): Promise<void> {
  const before = new Date(lookBackFrom(now.toISOString()));
  const isGuests = or(isNull(leads.holder), like(leads.holder, sessionHolder('%')));
  await db.delete(leads).where(and(isGuests, lte(leads.createdAt, before)));
}
