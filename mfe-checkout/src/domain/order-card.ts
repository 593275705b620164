import type { CardPayment, PriceDetails } from '@forecourt/shared-design';
import {
  dealPhase,
  decisionPhase,
  hasExactMoney,
  isBeingPrepared,
  mayPayDeposit,
  type DecisionPhase,
  type Order,
  orderStage,
  paymentOutcome,
} from '@forecourt/shared-contracts/commerce';
import { priceSummary, wholeDollarSummary } from '@forecourt/shared-contracts/pricing';
import { isReadyToSign, isSigned, type ProgressSnapshot } from '@forecourt/shared-contracts/progress';
import { isHeldUp } from './order-page.ts';

type OrderFacts = Pick<Order, 'deal' | 'orderStatus'>;

/** Returns the phase of an order's lender decision. */
export function orderPhase({ deal, orderStatus }: OrderFacts): DecisionPhase {
  return decisionPhase({ dealType: deal.type, dealStatus: deal.status, orderStatus });
}

/** Whether an order is still being created, or failed to be: its page then comes before its tracker. */
export function orderCreation({ deal, orderStatus }: OrderFacts): 'done' | 'running' | 'failed' {
  if (orderStage(orderStatus) === 'creation-failed') return 'failed';
  const isRunning = isBeingPrepared({ dealType: deal.type, dealStatus: deal.status, orderStatus });
  return isRunning ? 'running' : 'done';
}

const qualified: readonly DecisionPhase[] = ['approved', 'accepted'];

type CentsFacts = Pick<ProgressSnapshot, 'signing' | 'readiness' | 'documents'> & {
  readonly order: OrderFacts;
};

/** Whether the amounts of an order have cents (SITE-78): a lender has approved them, or its contract can be read, next to which they stand. */
export function showsCents(data: CentsFacts): boolean {
  const { deal, orderStatus } = data.order;
  const facts = { dealType: deal.type, dealStatus: deal.status, orderStatus };
  const hasContract = isSigned(data.signing) || (!isHeldUp(decisionPhase(facts)) && isReadyToSign(data));
  return hasExactMoney(facts, hasContract);
}

/**
 * The payment on an order's card: a cash order's full price, a lender's own terms of a loan or a lease once one has approved, an estimate
 * before, 'not qualified' when all have declined (PRICE-16). An order that the dealer has taken over keeps what lenders answered before.
 */
export function orderCardPayment(order: Order): CardPayment {
  const { deal, price, orderStatus } = order;
  if (deal.type === 'Cash') {
    return { kind: 'cash', totalCents: price.totalCents, depositCents: price.dueTodayCents };
  }
  const phase = orderStage(orderStatus) === 'dealer' ? dealPhase(deal.status) : orderPhase(order);
  if (phase === 'lenders-declined') return { kind: 'notQualified' };
  const isQualified = qualified.includes(phase);
  if (price.lease) return { kind: 'lease', isQualified, ...price.lease };
  if (!price.finance) return { kind: 'placeholder' };
  return { kind: isQualified ? 'personalized' : 'estimated', ...price.finance };
}

/** Returns the parts of an order's price in cents, each rounded to a dollar so that the shown parts add up to the shown total (SITE-78). */
export function orderPriceDetails({ price }: Pick<Order, 'price'>): PriceDetails {
  return wholeDollarSummary(priceSummary(price));
}

/** Whether the order has a deposit that the buyer may pay now, or again after a failure (TRACK-80): nothing has been paid, and no decision is outstanding. */
export function canPayDeposit({
  deal,
  orderStatus,
  price,
  paymentInfo,
}: Pick<Order, 'deal' | 'orderStatus' | 'price' | 'paymentInfo'>): boolean {
  const outcome = paymentOutcome(paymentInfo?.status);
  if (price.dueTodayCents === 0 || outcome === 'open' || outcome === 'paid') return false;
  return mayPayDeposit({ dealType: deal.type, dealStatus: deal.status, orderStatus });
}
