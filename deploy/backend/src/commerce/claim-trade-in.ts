import type { OrderTradeIn } from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import { accountHolder } from '../visit/index.ts';
import type { CommerceDeps } from './commerce-deps.ts';

interface ClaimInput {
  /** The transaction that creates the order. */
  readonly store: TenantStore;
  /** `sub` of the buyer. */
  readonly sub: string;
  readonly orderNumber: string;
  readonly price: PriceBreakdown;
}

/**
 * Uses up the trade-in that an order's price includes, so that it counts only once (one trade-in per
 * purchase). Null for a price without one; refused if the trade-in has changed since the order was priced.
 */
export async function claimTradeIn(
  { contributions }: CommerceDeps,
  { store, sub, orderNumber, price }: ClaimInput,
): Promise<OrderTradeIn | null | Failure<'error.order.priceChanged'>> {
  if (!price.tradeIn) return null;
  const { valueCents, payoffCents } = price.tradeIn;
  const order = { orderNumber, valueCents, payoffCents };
  return (
    (await contributions.takeTradeIn(store, accountHolder(sub), order)) ?? fail('error.order.priceChanged')
  );
}
