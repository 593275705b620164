import { and, eq, lte } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountHolder, lockHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { protectionPlans, type PlannedCoverage } from './protection.tables.ts';

/** What a shopper chose for one vehicle. */
export interface ProtectionPlan {
  readonly coverage: readonly PlannedCoverage[];
  readonly concludedAt: Date | null;
}

const nothing: ProtectionPlan = { coverage: [], concludedAt: null };

/** Returns what a holder chose for this vehicle; nothing if it was chosen for another one. */
export async function findPlan(store: TenantStore, holder: string, vin: string): Promise<ProtectionPlan> {
  const own = and(eq(protectionPlans.holder, holder), eq(protectionPlans.vin, vin));
  return (await store.findOne(protectionPlans, { where: own })) ?? nothing;
}

/** Returns what a holder chose, with its vehicle; undefined if there is nothing. */
export function findHeldPlan(
  store: TenantStore,
  holder: string,
): Promise<typeof protectionPlans.$inferSelect | undefined> {
  return store.findOne(protectionPlans, { where: eq(protectionPlans.holder, holder) });
}

interface PlanChange {
  readonly holder: string;
  readonly vin: string;
  readonly now: Date;
}

/**
 * Changes a plan exclusively. `change` gets the coverage chosen for this vehicle; its result replaces
 * whatever the holder had. Undefined changes nothing; then this returns false.
 */
export function changePlan(
  store: TenantStore,
  { holder, vin, now }: PlanChange,
  change: (plan: ProtectionPlan) => ProtectionPlan | undefined,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    await lockHolder(inner, 'protection', holder);
    const changed = change(await findPlan(inner, holder, vin));
    if (!changed) return false;
    const { coverage, concludedAt } = changed;
    await removePlan(inner, holder);
    await inner.insert(protectionPlans, [{ holder, vin, coverage, concludedAt, updatedAt: now }]);
    return true;
  });
}

/** Removes a holder's choices; a no-op if there are none. */
export async function removePlan(store: TenantStore, holder: string): Promise<void> {
  await store.remove(protectionPlans, eq(protectionPlans.holder, holder));
}

/** Moves a guest's coverage into their account: of the two plans the one changed last is kept. */
export const protectionMerger: GuestDataMerger = {
  name: 'protection',
  async adopt({ store, sub, sessionId }) {
    const guest = sessionHolder(sessionId);
    const ofGuest = eq(protectionPlans.holder, guest);
    if (!(await store.findOne(protectionPlans, { where: ofGuest }))) return false;
    return store.transaction(async (inner) => {
      const member = accountHolder(sub);
      await lockHolder(inner, 'protection', guest);
      await lockHolder(inner, 'protection', member);
      const plan = await inner.findOne(protectionPlans, { where: ofGuest });
      if (!plan) return false;
      await removePlan(inner, guest);
      const older = and(eq(protectionPlans.holder, member), lte(protectionPlans.updatedAt, plan.updatedAt));
      await inner.remove(protectionPlans, older);
      await inner.insertMissing(protectionPlans, [{ ...plan, holder: member }]);
      return true;
    });
  },
};
