import type { Order } from '@forecourt/shared-contracts/commerce';
import { priceRows, type PriceBreakdown, type PriceRow } from '@forecourt/shared-contracts/pricing';
import { isSigned, type ProgressSnapshot } from '@forecourt/shared-contracts/progress';
import { orderPhase } from './order-card.ts';
import { isOrderOver } from './order-page.ts';

/** Whether the price of an order is open until the contract, void because nothing is sold or lent on it, agreed by contract, or paid. */
export type PriceStanding = 'open' | 'void' | 'signed' | 'paid';

type StandingFacts = Pick<ProgressSnapshot, 'signing'> & {
  readonly order: Pick<Order, 'deal' | 'orderStatus' | 'paymentInfo'>;
};

/** Returns how final the price of an order is. */
export function priceStanding({ order, signing }: StandingFacts): PriceStanding {
  const phase = orderPhase(order);
  if (phase === 'lenders-declined' || isOrderOver(phase)) return 'void';
  if (!isSigned(signing)) return 'open';
  return order.paymentInfo?.status === 'FULLY_PAID' ? 'paid' : 'signed';
}

const waysToPay: readonly PriceRow['id'][] = ['deposit', 'balance', 'down-payment', 'cap-cost-reduction'];

/** The rows of a price that still hold: of a void one none about paying it, of a paid one a single row of what was paid. */
export function standingRows(price: PriceBreakdown, standing: PriceStanding): PriceRow[] {
  const rows = priceRows(price);
  if (standing === 'void') {
    return rows.filter(({ id, kind }) => kind !== 'subtotal' && !waysToPay.includes(id));
  }
  if (standing !== 'paid') return rows;
  const paidCents = price.dueTodayCents + price.balanceCents;
  return rows.flatMap((row) => {
    if (row.id === 'deposit') return [];
    return row.id === 'balance' ? [{ ...row, amountCents: paidCents }] : [row];
  });
}
