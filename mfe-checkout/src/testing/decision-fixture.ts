import {
  lenderTerms,
  type DealStatus,
  type LenderDecision,
  type OrderStatus,
} from '@forecourt/shared-contracts/commerce';
import { orderFixture } from './order-fixture.ts';

const { price } = orderFixture();
const finance = {
  downPaymentCents: 1_878_250,
  financedCents: 2_500_000,
  monthlyPaymentCents: 48_915,
  termMonths: 60,
  aprPercent: 6.5,
};

/** A financed order with a deal status. */
export function financedOrderFixture(status: DealStatus, orderStatus: OrderStatus = 'SUBMITTED') {
  return orderFixture({
    orderStatus,
    deal: { type: 'Finance', dealRefId: 'deal-1001', status },
    price: { ...price, purchaseType: 'Finance', finance },
  });
}

/** The lender's decision of an order with a deal status: with terms once a lender has answered. */
export function decisionFixture(
  dealStatus: DealStatus,
  orderStatus: OrderStatus = 'SUBMITTED',
): LenderDecision {
  const isAnswered = dealStatus !== 'DPEN';
  return {
    dealStatus,
    orderStatus,
    lenderName: isAnswered ? 'Lakeshore Credit Union' : null,
    submittedAt: '2026-06-15T14:30:00.000Z',
    dueAt: '2099-06-16T14:30:00.000Z',
    decidedAt: isAnswered ? '2026-06-15T15:30:00.000Z' : null,
    respondedAt: null,
    terms: isAnswered ? (lenderTerms(financedOrderFixture(dealStatus).price) ?? null) : null,
    askedTerms: null,
    reasons: [],
    conditions: [],
    lender: null,
  };
}
