import {
  dealPhase,
  decisionPhase,
  orderStage,
  type DecisionPhase,
  type ListedOrder,
} from '@forecourt/shared-contracts/commerce';
import type { NextAction } from '@forecourt/shared-contracts/progress';

/** Whether a payment is an estimate, what the buyer asked for, what a lender offers instead, or agreed. */
export type PaymentStanding = 'estimate' | 'asked' | 'offered' | 'agreed';

/** What an order costs, as its card shows it: amounts in cents, rate in percent, term in months. */
export type OrderMoney =
  | { readonly kind: 'total'; readonly totalCents: number }
  /** A loan whose payment is set with a lender's approval, which it does not have. */
  | { readonly kind: 'unset'; readonly totalCents: number }
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

type MoneyFacts = Pick<ListedOrder, 'deal' | 'orderStatus' | 'price' | 'counterOffer'>;

/** Phases in which a lender has agreed to the payment; `none` is an order without a decision, whose terms are those of its contract. */
const agreed: readonly DecisionPhase[] = ['approved', 'accepted', 'none'];
const approved: readonly DecisionPhase[] = ['approved', 'accepted'];

/**
 * What the payment of an order is; undefined where there is none. An order that the dealer has taken over keeps what lenders answered before,
 * and agrees to nothing by itself; a vehicle that is handed over without an agreed loan was paid for another way.
 */
function standingOf({ deal, orderStatus, counterOffer }: MoneyFacts): PaymentStanding | undefined {
  const stage = orderStage(orderStatus);
  if (stage === 'dealer') return standingAtDealer(dealPhase(deal.status));
  const phase = decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  if (phase === 'lenders-declined') return undefined;
  if (agreed.includes(phase)) return 'agreed';
  if (stage === 'delivered') return undefined;
  if (phase !== 'countered') return 'estimate';
  return counterOffer ? 'offered' : 'asked';
}

function standingAtDealer(phase: DecisionPhase): PaymentStanding | undefined {
  if (phase === 'lenders-declined') return undefined;
  if (phase === 'countered') return 'asked';
  return phase !== 'none' && agreed.includes(phase) ? 'agreed' : 'estimate';
}

/**
 * Returns the payment of a loan or lease with its terms (PRICE-74, PRICE-75): an estimate until a lender agrees, and a lender's counteroffer
 * instead of what was asked for; the total for cash, and for a loan without a payment (PRICE-16), which is still to be set
 * until a lender approves. Undefined for a lease without one, whose
 * price has no total with taxes.
 */
export function orderMoney(order: MoneyFacts): OrderMoney | undefined {
  const { deal, price } = order;
  const { totalCents, lease } = price;
  const standing = standingOf(order);
  if (deal.type === 'Cash') return { kind: 'total', totalCents };
  if (deal.type === 'Lease' && !(standing && lease)) return undefined;
  if (!standing) return { kind: 'total', totalCents };
  return lease ? leaseMoney(lease, standing) : loanMoney(order, standing);
}

function leaseMoney(lease: NonNullable<MoneyFacts['price']['lease']>, standing: PaymentStanding): OrderMoney {
  const { monthlyPaymentCents, termMonths, annualMiles, dueAtSigningCents } = lease;
  const depositCents = lease.securityDepositCents;
  const terms = { monthlyPaymentCents, termMonths, annualMiles, dueAtSigningCents, depositCents };
  // A counteroffer has the terms of a loan.
  return { kind: 'lease', standing: standing === 'offered' ? 'asked' : standing, ...terms };
}

function loanMoney(
  { price, counterOffer, deal, orderStatus }: MoneyFacts,
  standing: PaymentStanding,
): OrderMoney {
  const { totalCents, finance } = price;
  const terms = standing === 'offered' ? counterOffer : finance;
  const isApproved = orderStage(orderStatus) === 'delivered' || approved.includes(dealPhase(deal.status));
  if (!terms) return { kind: isApproved ? 'total' : 'unset', totalCents };
  const { monthlyPaymentCents, downPaymentCents, termMonths, aprPercent } = terms;
  return {
    kind: 'loan',
    standing,
    totalCents,
    monthlyPaymentCents,
    downPaymentCents,
    termMonths,
    aprPercent,
  };
}
