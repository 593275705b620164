import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { PurchasePart } from '@forecourt/shared-contracts/purchase';
import type { TenantStore } from '../db/index.ts';
import { suitsPurchase } from './offered-products.ts';
import { findPlan } from './plan-rows.ts';

interface CartFacts {
  readonly vin: string;
  readonly purchaseType: PurchaseType;
}

/**
 * Returns the state of the Coverage step for a cart: done if something was chosen that its purchase type may
 * have, or if the shopper continued without coverage. It is open again if a switch to cash leaves nothing of
 * what was chosen (BUY-73).
 */
export async function coveragePart(
  store: TenantStore,
  holder: string,
  cart: CartFacts | undefined,
): Promise<PurchasePart> {
  if (!cart) return 'none';
  const { coverage, concludedAt } = await findPlan(store, holder, cart.vin);
  if (coverage.some(({ type }) => suitsPurchase(type, cart.purchaseType))) return 'complete';
  return concludedAt && coverage.every(({ isLeftOut }) => isLeftOut) ? 'complete' : 'none';
}
