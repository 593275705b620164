import { describe, expect, test } from 'vitest';
import type { DealStatus } from '@forecourt/shared-contracts/commerce';
import { orderFixture } from '../testing/order-fixture.ts';
import { canPayDeposit, orderCardPayment, orderPriceDetails, showsCents } from './order-card.ts';

const finance = {
  downPaymentCents: 250_000,
  financedCents: 4_128_250,
  monthlyPaymentCents: 80_771,
  termMonths: 60,
  aprPercent: 6.5,
};
const { price } = orderFixture();
const financed = (status?: DealStatus) =>
  orderFixture({
    deal: { type: 'Finance', dealRefId: 'deal-1', status },
    price: { ...price, purchaseType: 'Finance', finance },
  });

const atDealer = (status: DealStatus) => ({ ...financed(status), orderStatus: 'OFFRAMP' as const });

const emptyLease = {
  ...{ basePaymentCents: 0, annualMiles: 10_000, excessMileCents: 0, moneyFactor: 0, residualPercent: 0 },
  ...{ residualCents: 0, capCostReductionCents: 0, adjustedCapCostCents: 0, leastDueCents: 0 },
  ...{ mostDueCents: 0, reductionTaxCents: 0, upfrontTaxCents: 0, titleRegistrationCents: 0 },
  ...{ securityDepositCents: 0, deliveryFeeCents: 0, totalOfPaymentsCents: 0, totalCostCents: 0 },
};
const terms = { monthlyPaymentCents: 69_376, termMonths: 36, dueAtSigningCents: 250_001 };
const leased = (status: DealStatus) =>
  orderFixture({
    deal: { type: 'Lease', dealRefId: 'deal-1', status },
    price: { ...price, purchaseType: 'Lease', lease: { ...emptyLease, ...terms } },
  });

describe('the payment on an order’s card (PRICE-16)', () => {
  test.each([
    ['cash', orderFixture(), 'cash'],
    ['lender-qualified: approved', financed('LSEL'), 'personalized'],
    ['lender-qualified: accepted', financed('UACC'), 'personalized'],
    ['estimated while the decision is pending', financed('DPEN'), 'estimated'],
    ['estimated without an application', financed(), 'estimated'],
    ['not qualified when all lenders declined', financed('LDEC'), 'notQualified'],
    ['at the dealer: accepted before', atDealer('UACC'), 'personalized'],
    ['at the dealer: all lenders declined before', atDealer('LDEC'), 'notQualified'],
    ['at the dealer: no answer', atDealer('DPEN'), 'estimated'],
    ['a lease, estimated or approved', leased('DPEN'), 'lease'],
    ['a lease that all lessors declined', leased('LDEC'), 'notQualified'],
    ['a lease without its terms', orderFixture({ deal: { type: 'Lease', dealRefId: 'd' } }), 'placeholder'],
  ])('%s', (_what, order, kind) => expect(orderCardPayment(order).kind).toBe(kind));
});

describe('the parts of the price are whole dollars that add up (SITE-78)', () => {
  test.each([
    ['plain', undefined, { taxesAndFeesCents: 228_300, tradeInCents: 0, totalCents: 4_378_300 }],
    ['a trade-in', 120_040, { taxesAndFeesCents: 228_300, tradeInCents: 120_100, totalCents: 4_258_200 }],
    [
      'more owed than it is worth',
      -120_040,
      { taxesAndFeesCents: 228_300, tradeInCents: -120_000, totalCents: 4_498_300 },
    ],
  ])('%s', (_row, equityCents, expected) => {
    const tradeIn = equityCents !== undefined && { valueCents: 0, payoffCents: 0, equityCents };
    const details = orderPriceDetails(orderFixture({ price: { ...price, ...(tradeIn && { tradeIn }) } }));
    expect(details).toEqual({ vehicleCents: 4_150_000, protectionCents: 0, ...expected });
    const { vehicleCents, taxesAndFeesCents, protectionCents = 0, tradeInCents = 0, totalCents } = details;
    expect(vehicleCents + taxesAndFeesCents + protectionCents - tradeInCents).toBe(totalCents);
  });
});

describe('amounts have cents (SITE-78)', () => {
  const ready = { ready: true, isSigningNotificationSent: false };
  const signed = { status: 'Signed' as const, signersCompleted: ['buyer'] };
  test.each([
    ['cash before its contract', orderFixture(), undefined, undefined, false],
    ['cash whose contract can be read', orderFixture(), ready, undefined, true],
    ['cash with a signed contract', orderFixture(), undefined, signed, true],
    ['a loan that is undecided', financed('DPEN'), ready, undefined, false],
    ['a loan that was approved', financed('LSEL'), undefined, undefined, true],
  ])('%s', (_row, order, readiness, signing, expected) =>
    expect(showsCents({ order, readiness, signing, documents: [] })).toBe(expected),
  );
});

describe('a deposit can be paid now', () => {
  test.each<[string, Parameters<typeof canPayDeposit>[0], boolean]>([
    ['just ordered', orderFixture(), true],
    ['no deposit is due', orderFixture({ price: { ...price, dueTodayCents: 0 } }), false],
    ['something has been paid', orderFixture({ paymentInfo: { status: 'PAYMENT_PENDING' } }), false],
    ['the card was declined', orderFixture({ paymentInfo: { status: 'PAYMENT_FAILED' } }), true],
    ['a decision is pending', financed('DPEN'), false],
    ['the loan is accepted', financed('UACC'), true],
    ['the order is canceled', orderFixture({ orderStatus: 'CANCELED' }), false],
  ])('%s', (_row, order, expected) => expect(canPayDeposit(order)).toBe(expected));
});
