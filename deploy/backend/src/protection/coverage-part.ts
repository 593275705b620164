import type { PurchasePart } from '@forecourt/shared-contracts/purchase';
import type { TenantStore } from '../db/index.ts';
import { findPlan } from './plan-rows.ts';

/**
 * Returns the state of the Coverage step for a cart's vehicle: done if something was chosen, or if the
 * shopper continued without coverage.
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
