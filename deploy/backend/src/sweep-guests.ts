import { and, like, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { carts } from './commerce/commerce.tables.ts';
import { comparedVehicles } from './comparison/comparison.tables.ts';
import type { Db } from './db/index.ts';
import { favorites } from './favorites/favorites.tables.ts';
import { protectionPlans } from './protection/protection.tables.ts';
import { sessionHolder } from './visit/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a guest's choices are kept after their last change. */
const memoryMs = 30 * dayMs;

/**
 * Removes, for all tenants and 30 days after their last change, the choices of guests who have not signed in: carts, protection, compared
 * vehicles and those to be saved. An account's are kept.
 */
export async function sweepGuests(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memoryMs);
  const isForgotten = (holder: PgColumn, changedAt: PgColumn): SQL | undefined =>
    and(like(holder, sessionHolder('%')), lte(changedAt, before));
  await db.delete(carts).where(isForgotten(carts.holder, carts.updatedAt));
  await db.delete(protectionPlans).where(isForgotten(protectionPlans.holder, protectionPlans.updatedAt));
  await db.delete(comparedVehicles).where(isForgotten(comparedVehicles.holder, comparedVehicles.addedAt));
  await db.delete(favorites).where(isForgotten(favorites.holder, favorites.savedAt));
}
