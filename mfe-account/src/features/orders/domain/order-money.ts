import { decisionPhase, type DecisionPhase, type Order } from '@forecourt/shared-contracts/commerce';
import type { NextAction } from '@forecourt/shared-contracts/progress';

/** What an order costs, as its card shows it: amounts in cents, rate in percent, term in months. */
export type OrderMoney =
  | { readonly kind: 'total'; readonly totalCents: number }
  | {
      readonly kind: 'loan';
      readonly isEstimate: boolean;
      readonly totalCents: number;
      readonly monthlyPaymentCents: number;
      readonly downPaymentCents: number;
      readonly termMonths: number;
      readonly aprPercent: number;
    }
  | {
      readonly kind: 'lease';
      readonly isEstimate: boolean;
      readonly monthlyPaymentCents: number;
      readonly termMonths: number;
      readonly annualMiles: number;
      readonly dueAtSigningCents: number;
      readonly depositCents: number;
    };

const unsold: readonly NextAction['id'][] = ['lenders-declined', 'loan-declined', 'canceled'];

/** Returns whether nothing is sold or lent, so that what the order would have cost no longer matters. */
export function isUnsold({ id }: Pick<NextAction, 'id'>): boolean {
  return unsold.includes(id);
}

/** Phases in which a lender has agreed to the payment; `none` is an order without a decision, whose terms are those of its contract. */
const agreed: readonly DecisionPhase[] = ['approved', 'countered', 'accepted', 'none'];

/**
 * Returns the payment of a loan or lease with its terms (PRICE-74, PRICE-75), an estimate until a lender agrees; the total for cash, and
 * where all lenders declined, so that no payment is shown (PRICE-16).
 */
export function orderMoney({
  deal,
  orderStatus,
  price,
}: Pick<Order, 'deal' | 'orderStatus' | 'price'>): OrderMoney {
  const { totalCents, finance, lease } = price;
  const phase = decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  const isEstimate = !agreed.includes(phase);
  if (deal.type === 'Cash' || phase === 'lenders-declined') return { kind: 'total', totalCents };
  if (lease) {
    const { monthlyPaymentCents, termMonths, annualMiles, dueAtSigningCents } = lease;
    return {
      kind: 'lease',
      isEstimate,
      monthlyPaymentCents,
      termMonths,
      annualMiles,
      dueAtSigningCents,
      depositCents: lease.securityDepositCents,
    };
  }
  if (!finance) return { kind: 'total', totalCents };
  const { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent } = finance;
  return {
    kind: 'loan',
    isEstimate,
    totalCents,
    monthlyPaymentCents,
    downPaymentCents,
    termMonths,
    aprPercent,
  };
}
