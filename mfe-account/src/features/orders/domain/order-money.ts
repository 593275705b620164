import { decisionPhase, type DecisionPhase, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import type { NextAction } from '@forecourt/shared-contracts/progress';

/** Whether a payment is an estimate, what the buyer asked for, what a lender offers instead, or agreed. */
export type PaymentStanding = 'estimate' | 'asked' | 'offered' | 'agreed';

/** What an order costs, as its card shows it: amounts in cents, rate in percent, term in months. */
export type OrderMoney =
  | { readonly kind: 'total'; readonly totalCents: number }
  | {
      readonly kind: 'loan';
      readonly standing: PaymentStanding;
      readonly totalCents: number;
      readonly monthlyPaymentCents: number;
      readonly downPaymentCents: number;
      readonly termMonths: number;
      readonly aprPercent: number;
    }
  | {
      readonly kind: 'lease';
      readonly standing: PaymentStanding;
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
const agreed: readonly DecisionPhase[] = ['approved', 'accepted', 'none'];

function standingIn(phase: DecisionPhase): PaymentStanding {
  if (phase === 'countered') return 'asked';
  return agreed.includes(phase) ? 'agreed' : 'estimate';
}

/**
 * Returns the payment of a loan or lease with its terms (PRICE-74, PRICE-75): an estimate until a lender agrees, and a lender's counteroffer
 * instead of what was asked for; the total for cash, and where all lenders declined, so that no payment is shown (PRICE-16).
 */
export function orderMoney({
  deal,
  orderStatus,
  price,
  counterOffer,
}: Pick<ListedOrder, 'deal' | 'orderStatus' | 'price' | 'counterOffer'>): OrderMoney {
  const { totalCents, finance, lease } = price;
  const phase = decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  const standing = standingIn(phase);
  if (deal.type === 'Cash' || phase === 'lenders-declined') return { kind: 'total', totalCents };
  if (lease) {
    const { monthlyPaymentCents, termMonths, annualMiles, dueAtSigningCents } = lease;
    const depositCents = lease.securityDepositCents;
    const terms = { monthlyPaymentCents, termMonths, annualMiles, dueAtSigningCents, depositCents };
    return { kind: 'lease', standing, ...terms };
  }
  if (phase === 'countered' && counterOffer) {
    return { kind: 'loan', standing: 'offered', totalCents, ...counterOffer };
  }
  if (!finance) return { kind: 'total', totalCents };
  const { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent } = finance;
  const terms = { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent };
  return { kind: 'loan', standing, totalCents, ...terms };
}
