import { and, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { lockHolder } from '../visit/index.ts';
import { auditTradeIn, findTradeIn } from './trade-in-rows.ts';
import { tradeIns } from './trade-in.tables.ts';

/**
 * Gives the offer that a canceled order has used up back to its holder, in the transaction of the cancellation, so
 * that it counts toward the next purchase. A no-op if it has expired by `at` or if the holder has another
 * offer by now.
 */
export async function returnTradeIn(store: TenantStore, orderNumber: string, at: Date): Promise<void> {
  const isUsedUp = and(eq(tradeIns.orderNumber, orderNumber), eq(tradeIns.endedBecause, 'ORDERED'));
  const before = await store.findOne(tradeIns, { where: isUsedUp });
  if (!before?.validUntil || before.validUntil <= at) return;
  await lockHolder(store, 'trade-in', before.holder);
  if (await findTradeIn(store, before.holder)) return;
  const change = { endedAt: null, endedBecause: null, orderNumber: null };
  if ((await store.update(tradeIns, change, and(eq(tradeIns.id, before.id), isUsedUp))) === 0) return;
  const after = { ...before, ...change };
  await auditTradeIn(store, { before, after }, { at, details: ['returned'] });
}
