import { and, isNotNull, isNull, like, lte, or } from 'drizzle-orm';
import type { Db } from '../db/index.ts';
import { sessionHolder } from '../visit/index.ts';
import { tradeInDrafts, tradeIns } from './trade-in.tables.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a guest's data, and data no longer used, is kept. */
const memoryMs = 30 * dayMs;
const anyVisit = sessionHolder('%');

/**
 * Removes, for all tenants and 30 days after they were created, the answers and offers of guests with the
 * email addresses of the offers, and the offers of members that were replaced or removed. A member's active
 * offer is kept, and so is one used up by an order.
 */
export async function sweepTradeIns(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryMs);
  const { holder, requestedAt, endedAt, orderNumber } = tradeIns;
  const isForgotten = or(like(holder, anyVisit), isNotNull(endedAt));
  await db.delete(tradeIns).where(and(lte(requestedAt, before), isNull(orderNumber), isForgotten));
  await db
    .delete(tradeInDrafts)
    .where(and(lte(tradeInDrafts.updatedAt, before), like(tradeInDrafts.holder, anyVisit)));
}
