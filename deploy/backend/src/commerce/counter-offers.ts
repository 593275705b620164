import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import type { TenantStore } from '../db/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { decisionsOf } from './lender-decision-rows.ts';
import { decisionView } from './lender-decision-view.ts';
import { phaseOf } from './settle-decision.ts';

type CounterOffer = NonNullable<ListedOrder['counterOffer']>;

/** Returns the loan that a lender offers instead, by order number, of those orders whose buyers can accept one; one statement for all of them. */
export async function counterOffers(
  store: TenantStore,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, CounterOffer>> {
  const countered = new Map(
    orders.filter((row) => phaseOf(row) === 'countered').map((row) => [row.orderNumber, row]),
  );
  const offers = new Map<string, CounterOffer>();
  if (countered.size === 0) return offers;
  for (const row of await decisionsOf(store, [...countered.keys()])) {
    const order = countered.get(row.orderNumber);
    const decision = order && decisionView(order, row);
    // Without what was asked for, the terms are not a counteroffer's.
    if (!decision?.terms || !decision.askedTerms) continue;
    const { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent } = decision.terms;
    offers.set(row.orderNumber, { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent });
  }
  return offers;
}
