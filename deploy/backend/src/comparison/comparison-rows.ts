import { byAddition, mergedComparison } from '@forecourt/shared-contracts/comparison';
import { and, eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountHolder, lockHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { comparedVehicles } from './comparison.tables.ts';

/** A vehicle in a shopper's comparison. */
export type ComparedRow = typeof comparedVehicles.$inferSelect;

const entryOf = (row: ComparedRow) => ({ row, vin: row.vin, addedAt: row.addedAt.toISOString() });

/** Returns the vehicles that a holder compares, in the order they were added. */
export async function findCompared(store: TenantStore, holder: string): Promise<ComparedRow[]> {
  const rows = await store.find(comparedVehicles, { where: eq(comparedVehicles.holder, holder) });
  return rows
    .map(entryOf)
    .sort(byAddition)
    .map(({ row }) => row);
}

/**
 * Adds a vehicle unless it is already there. Returns false and changes nothing if there are `limit` others.
 */
export function insertCompared(
  store: TenantStore,
  row: Omit<ComparedRow, 'tenantId'>,
  limit: number,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    await lockHolder(inner, 'comparison', row.holder);
    const held = await findCompared(inner, row.holder);
    if (held.some(({ vin }) => vin === row.vin)) return true;
    if (held.length >= limit) return false;
    await inner.insert(comparedVehicles, [row]);
    return true;
  });
}

/** Removes one vehicle from a comparison, or all; a no-op if there is nothing to remove. */
export async function removeCompared(store: TenantStore, holder: string, vin?: string): Promise<void> {
  const own = eq(comparedVehicles.holder, holder);
  await store.remove(comparedVehicles, vin === undefined ? own : and(own, eq(comparedVehicles.vin, vin)));
}

/** Merges a guest's comparison into that of their account with `mergedComparison`. */
export const comparisonAdopter: GuestDataMerger = {
  name: 'comparison',
  async adopt({ store, tenant, sub, sessionId }) {
    const guest = sessionHolder(sessionId);
    if ((await findCompared(store, guest)).length === 0) return false;
    return store.transaction(async (inner) => {
      const member = accountHolder(sub);
      await lockHolder(inner, 'comparison', guest);
      const chosen = await findCompared(inner, guest);
      if (chosen.length === 0) return false;
      await lockHolder(inner, 'comparison', member);
      const held = await findCompared(inner, member);
      const { comparisonLimit } = tenant.inventory;
      const merged = mergedComparison(held.map(entryOf), chosen.map(entryOf), comparisonLimit);
      await removeCompared(inner, guest);
      await removeCompared(inner, member);
      await inner.insert(
        comparedVehicles,
        merged.map(({ row }) => ({ ...row, holder: member })),
      );
      return true;
    });
  },
};
