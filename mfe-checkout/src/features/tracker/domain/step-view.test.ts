import { describe, expect, test } from 'vitest';
import type { DealStatus, Order } from '@forecourt/shared-contracts/commerce';
import { driversLicenseKey } from '@forecourt/shared-contracts/documents';
import { stepIds, type StepId, type StepStatus } from '@forecourt/shared-contracts/progress';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { documentFixture } from '../../../testing/tracker-answers.ts';
import { stepNoteKey } from './step-view.ts';

type Statuses = Partial<Record<StepId, StepStatus>>;

/** The second line of one step of an order whose other steps are completed. */
function noteOf(id: StepId, statuses: Statuses, order: Partial<Order> = {}, isRefused = false) {
  const steps = stepIds.map((one) => ({ id: one, status: statuses[one] ?? ('COMPLETED' as const) }));
  const documents = [documentFixture(driversLicenseKey, isRefused ? 'FAIL' : 'COMPLETE')];
  const step = steps.find((one) => one.id === id);
  return step && stepNoteKey(step, { data: { order: orderFixture(order), documents }, steps });
}
const loan = (status: DealStatus) => ({ deal: { type: 'Finance', dealRefId: 'deal-1', status } as const });

describe('what a step waits for', () => {
  test.each<[StepId, Statuses, Partial<Order>, string | undefined]>([
    ['signing', { signing: 'NOT_READY' }, {}, 'waitsFor.signing'],
    ['signing', { signing: 'READY' }, loan('DPEN'), 'waitsFor.loan'],
    ['signing', { signing: 'NOT_READY' }, loan('DPEN'), 'waitsFor.papersAndLoan'],
    ['payment', { payment: 'NOT_READY' }, {}, 'waitsFor.payment'],
    ['insurance', { insurance: 'READY' }, {}, undefined],
  ])('%s %o', (id, statuses, order, expected) => expect(noteOf(id, statuses, order)).toBe(expected));
});

describe('a refused file', () => {
  test.each<[StepId, StepStatus, boolean, string | undefined]>([
    ['documents', 'READY', true, 'tracker.refused'],
    ['documents', 'IN_PROGRESS', true, 'tracker.refused'],
    ['documents', 'NEEDS_ATTENTION', true, 'tracker.refused'],
    ['documents', 'READY', false, undefined],
    ['insurance', 'READY', true, undefined],
  ])('%s %s', (id, status, isRefused, expected) =>
    expect(noteOf(id, { [id]: status }, {}, isRefused)).toBe(expected),
  );
});

describe('what is owed once an appointment is booked', () => {
  const owed = 'owes.Cash';
  test.each<[string, Statuses, Partial<Order>, string | undefined, string | undefined]>([
    ['no payment info', { payment: 'READY' }, {}, undefined, owed],
    ['no payment info of a loan', { payment: 'READY' }, loan('FUND'), undefined, 'owes.Finance'],
    ['a payment that failed', { payment: 'NEEDS_ATTENTION' }, {}, undefined, owed],
    ['a payment on its way', { payment: 'IN_PROGRESS' }, {}, undefined, undefined],
    [
      'the rest of one received in part',
      { payment: 'IN_PROGRESS' },
      { paymentInfo: { status: 'PAYMENT_PENDING', isRestDue: true } },
      undefined,
      owed,
    ],
    ['a cash order with its deposit', {}, { paymentInfo: { status: 'DOWNPAYMENT_PAID' } }, owed, owed],
    [
      'a loan pays the rest',
      {},
      { ...loan('FUND'), paymentInfo: { status: 'DOWNPAYMENT_PAID' } },
      undefined,
      undefined,
    ],
    ['all is paid', {}, { paymentInfo: { status: 'FULLY_PAID' } }, undefined, undefined],
    [
      'the vehicle was handed over',
      {},
      { orderStatus: 'DELIVERED', paymentInfo: { status: 'DOWNPAYMENT_PAID' } },
      undefined,
      undefined,
    ],
    ['nothing is booked', { fulfillment: 'READY', payment: 'READY' }, {}, undefined, undefined],
  ])('%s', (_row, statuses, order, ofPayment, ofFulfillment) => {
    expect([noteOf('payment', statuses, order), noteOf('fulfillment', statuses, order)]).toEqual([
      ofPayment,
      ofFulfillment,
    ]);
  });
});
