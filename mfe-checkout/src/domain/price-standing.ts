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

/** A row of a price, or what was taken off it after it was signed. */
export type StandingRow =
  | PriceRow
  | { readonly id: 'credit'; readonly amountCents: number; readonly kind: 'credit' };

/**
 * The rows of a price that still hold: of a void one none about paying it, of a paid one a single row of what was paid. `creditCents` was
 * taken off it: what is paid or left to pay is less by that.
 */
export function standingRows(
  price: PriceBreakdown,
  standing: PriceStanding,
  creditCents = 0,
): readonly StandingRow[] {
  const rows = priceRows(price);
  if (standing === 'void') {
    return rows.filter(({ id, kind }) => kind !== 'subtotal' && !waysToPay.includes(id));
  }
  const credit: readonly StandingRow[] =
    creditCents > 0 ? [{ id: 'credit', amountCents: -creditCents, kind: 'credit' }] : [];
  const isPaid = standing === 'paid';
  const owedCents = price.balanceCents + (isPaid ? price.dueTodayCents : 0);
  const balance = rows.find(({ id }) => id === 'balance');
  const others = rows.filter(({ id }) => id !== 'balance' && !(isPaid && id === 'deposit'));
  const rest = balance && { ...balance, amountCents: Math.max(0, owedCents - creditCents) };
  return [...others, ...credit, ...(rest ? [rest] : [])];
}
