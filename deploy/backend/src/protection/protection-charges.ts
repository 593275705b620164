import type { TenantStore } from '../db/index.ts';
import { coverageState, type PricingDeps, type PurchaseToProtect } from './coverage-standing.ts';
import type { ProtectionCharge } from './level-cost.ts';
import { findPlan } from './plan-rows.ts';

/** Returns the cost of each piece of coverage that a holder chose for this purchase; empty without any. */
export async function protectionCharges(
  deps: PricingDeps,
  { store, holder }: { readonly store: TenantStore; readonly holder: string },
  purchase: PurchaseToProtect,
): Promise<readonly ProtectionCharge[]> {
  const { coverage } = await findPlan(store, holder, purchase.vehicle.vin);
  if (coverage.length === 0) return [];
  return (await coverageState(deps, purchase, coverage)).counted;
}
