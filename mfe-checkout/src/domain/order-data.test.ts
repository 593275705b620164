import { describe, expect, it } from 'vitest';
import { orderFixture } from '../testing/order-fixture.ts';
import { countingFlags, isUnchecked } from './order-data.ts';

const both = { isCashPaid: true, isContractStarted: true };

describe('the paid flag of this browser counts only with a payment that the server knows (T52)', () => {
  it.each([
    ['no payment info', 'Cash', undefined, false],
    ['the payment failed', 'Cash', 'PAYMENT_FAILED', false],
    ['a payment is on its way', 'Cash', 'PAYMENT_PENDING', true],
    ['a payment is being reviewed', 'Cash', 'PAYMENT_HOLD', true],
    ['captured', 'Cash', 'PAYMENT_CAPTURED', true],
    ['the deposit is there', 'Cash', 'DOWNPAYMENT_PAID', true],
    ['all is there', 'Cash', 'FULLY_PAID', true],
    ['the flag is of cash orders alone', 'Finance', 'DOWNPAYMENT_PAID', false],
    ['nor of a lease', 'Lease', 'PAYMENT_PENDING', false],
  ] as const)('%s', (_row, type, status, isCashPaid) => {
    const { deal } = orderFixture();
    const order = { deal: { ...deal, type }, ...(status && { paymentInfo: { status } }) };
    expect(countingFlags(order, both)).toEqual({ isCashPaid, isContractStarted: true });
  });

  it('never creates a flag where there is none', () => {
    const flags = { isCashPaid: false, isContractStarted: false };
    expect(countingFlags(orderFixture({ paymentInfo: { status: 'FULLY_PAID' } }), flags)).toEqual(flags);
  });
});

describe('a step is unchecked when the answer that would open it is missing', () => {
  const readiness = { ready: true, isSigningNotificationSent: true };
  const signing = { status: 'Signed', signersCompleted: [] } as const;

  it.each([
    ['signing', { readiness: undefined, signing }, true],
    ['signing', { readiness, signing: undefined }, false],
    ['payment', { readiness, signing: undefined }, true],
    ['payment', { readiness: undefined, signing }, false],
    ['fulfillment', { readiness, signing: undefined }, true],
    ['fulfillment', { readiness, signing }, false],
    ['documents', { readiness: undefined, signing: undefined }, false],
    ['id-verification', { readiness: undefined, signing: undefined }, false],
    ['insurance', { readiness: undefined, signing: undefined }, false],
  ] as const)('%s with %o: %s', (id, { readiness: ready, signing: signed }, expected) => {
    const data = { readiness: ready, signing: signed && { ...signed, signersCompleted: [] } };
    expect(isUnchecked(id, data)).toBe(expected);
  });
});
