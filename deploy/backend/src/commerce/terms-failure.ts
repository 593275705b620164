import { changedTerms, orderTerms, type OrderTerms } from '@forecourt/shared-contracts/commerce';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { fail, type Failure } from '../http/index.ts';

/**
 * Returns the refusal of an order whose terms are not those that its buyer saw, with every figure that
 * differs; undefined if none does.
 */
export function termsFailure(
  seen: OrderTerms,
  price: PriceBreakdown,
): Failure<'error.order.priceChanged'> | undefined {
  const changes = changedTerms(seen, orderTerms(price));
  return changes.length > 0 ? { ...fail('error.order.priceChanged'), changes } : undefined;
}
