import { describe, expect, it } from 'vitest';
import { appointmentFixture, dealershipFixture } from '../../../testing/fulfillment-fixture.ts';
import { beginPath, fulfillmentView, isPaymentFirst, wherePath } from './fulfillment-view.ts';

const quote = { place: dealershipFixture, feeCents: 0, distanceMiles: null };
const nothing = { appointment: null, canChange: true } as const;
const placed = { ...nothing, chosen: { type: 'PICKUP', ...quote } } as const;
const booked = { ...nothing, appointment: appointmentFixture() };
const empty = { quote: null, startAt: '' };
const quoted = { quote, startAt: '' };
const timed = { quote, startAt: '2026-06-18T13:00:00.000Z' };

describe('where scheduling starts, and where the place is changed', () => {
  it.each([
    ['nothing chosen', nothing, empty, '', ''],
    ['a place chosen with the cart', placed, quoted, 'when', 'change'],
    ['that place being changed', placed, empty, '', 'change'],
    ['an appointment', booked, empty, 'change', 'change'],
    ['an appointment for the chosen place', { ...placed, ...booked }, empty, 'change', 'change'],
  ])('%s', (_, standing, draft, begin, where) => {
    expect([beginPath(standing, draft), wherePath(standing)]).toEqual([begin, where]);
  });
});

describe('the screen of a path', () => {
  it.each([
    ['the start with nothing chosen', '', nothing, empty, 'where'],
    ['the start with a chosen place leads on', '', placed, quoted, undefined],
    ['the start while that place is changed', '', placed, empty, 'where'],
    ['the change of a chosen place', 'change', placed, quoted, 'where'],
    ['a change with nothing to change', 'change', nothing, quoted, undefined],
    ['the time of a chosen place', 'when', placed, quoted, 'when'],
    ['a time without a place', 'when', nothing, empty, undefined],
    ['the review', 'review', placed, timed, 'review'],
    ['the review without a time', 'review', placed, quoted, undefined],
    ['an appointment', '', booked, empty, 'booked'],
    ['a change that is too late', 'change', { ...booked, canChange: false }, empty, undefined],
    ['an unknown path', 'nonsense', placed, timed, undefined],
  ])('%s', (_, path, standing, draft, view) => {
    expect(fulfillmentView(path, standing, draft)).toBe(view);
  });
});

describe('whether a coming appointment waits for the payment', () => {
  it.each([
    ['no payment info: READY', 'Requested', 'READY', null, true],
    ['PAYMENT_FAILED: NEEDS_ATTENTION', 'Requested', 'NEEDS_ATTENTION', { status: 'PAYMENT_FAILED' }, true],
    [
      'PAYMENT_PENDING and PAYMENT_HOLD: IN_PROGRESS',
      'Requested',
      'IN_PROGRESS',
      { status: 'PAYMENT_PENDING', isRestDue: false },
      false,
    ],
    ['an older server', 'Requested', 'IN_PROGRESS', { status: 'PAYMENT_PENDING' }, false],
    [
      'a deposit was paid, the rest is due',
      'Requested',
      'IN_PROGRESS',
      { status: 'PAYMENT_PENDING', isRestDue: true },
      true,
    ],
    [
      'PAYMENT_CAPTURED, DOWNPAYMENT_PAID, FULLY_PAID: COMPLETED',
      'Requested',
      'COMPLETED',
      { status: 'DOWNPAYMENT_PAID' },
      false,
    ],
    ['the vehicle is on its way', 'In progress', 'READY', null, false],
    ['the vehicle was handed over', 'Completed', 'READY', null, false],
  ] as const)('%s', (_, status, payment, paymentInfo, isFirst) => {
    expect(isPaymentFirst(status, [{ id: 'payment', status: payment }], paymentInfo)).toBe(isFirst);
  });

  it('an offramp order omits payment', () => {
    expect(isPaymentFirst('Requested', [{ id: 'fulfillment', status: 'COMPLETED' }], null)).toBe(false);
  });
});
