import type { PurchasePart } from '@forecourt/shared-contracts/purchase';
import type { TenantStore } from '../db/index.ts';
import { findPlan } from './plan-rows.ts';

/**
 * How the step Coverage stands for the vehicle of a cart: done when something is chosen, or when the shopper went on without anything.
 */
export async function coveragePart(
  store: TenantStore,
  holder: string,
  vin: string | undefined,
): Promise<PurchasePart> {
  if (vin === undefined) return 'none';
  const { coverage, concludedAt } = await findPlan(store, holder, vin);
  return coverage.length > 0 || concludedAt ? 'complete' : 'none';
}
