import { describe, expect, test } from 'vitest';
import type { DealStatus } from '@forecourt/shared-contracts/commerce';
import { stepIds, type StepId, type StepStatus } from '@forecourt/shared-contracts/progress';
import { orderFixture } from '../testing/order-fixture.ts';
import { actionMeanwhile, buyersStep, orderAction } from './order-action.ts';

type Statuses = Partial<Record<StepId, StepStatus>>;

/** Every step is done but those that are named. */
const steps = (statuses: Statuses) =>
  stepIds.map((id) => ({ id, status: statuses[id] ?? ('COMPLETED' as const) }));
const loan = (status: DealStatus) =>
  orderFixture({
    orderStatus: status === 'DPEN' ? 'SUBMITTED_TO_UNIFI' : 'SUBMITTED',
    deal: { type: 'Finance', dealRefId: 'deal-1', status },
  });
const partly = orderFixture({ paymentInfo: { status: 'PAYMENT_PENDING', isRestDue: true } });

describe('who an order waits for, and the step that the buyer can do', () => {
  test.each<[string, ReturnType<typeof loan>, Statuses, string | undefined, StepId | undefined]>([
    ['a step to do', orderFixture(), { documents: 'READY' }, 'you', 'documents'],
    ['a transfer on its way', orderFixture(), { payment: 'IN_PROGRESS' }, 'bank', undefined],
    ['a transfer of a part, the rest is due', partly, { payment: 'IN_PROGRESS' }, 'you', 'payment'],
    ['a payment that failed', orderFixture(), { payment: 'NEEDS_ATTENTION' }, 'you', 'payment'],
    ['a policy that is checked', orderFixture(), { insurance: 'IN_PROGRESS' }, 'insurer', undefined],
    [
      'a policy that is checked, and a step to do',
      orderFixture(),
      { insurance: 'IN_PROGRESS', documents: 'READY' },
      'you',
      'documents',
    ],
    ['a deal that is verified', loan('VPEN'), { signing: 'READY' }, 'lender', undefined],
    ['a loan that is funded', loan('SUBF'), {}, 'lender', undefined],
    ['a contract to come', orderFixture(), { signing: 'NOT_READY' }, 'dealer', undefined],
    ['a missed appointment', orderFixture(), { fulfillment: 'NEEDS_ATTENTION' }, 'you', 'fulfillment'],
    [
      'a delivered one',
      orderFixture({ orderStatus: 'DELIVERED' }),
      { payment: 'READY' },
      undefined,
      undefined,
    ],
  ])('%s', (_row, order, statuses, owner, step) => {
    const action = orderAction(order, steps(statuses));
    expect([action.owner, buyersStep(action)]).toEqual([owner, step]);
  });
});

describe('while a lender decides', () => {
  test.each<[string, Statuses, StepId | undefined]>([
    ['the first step to do', { 'id-verification': 'READY', documents: 'READY' }, 'id-verification'],
    ['nothing that the insurer checks', { insurance: 'IN_PROGRESS' }, undefined],
    ['nothing to sign', { signing: 'READY' }, undefined],
  ])('%s', (_row, statuses, step) =>
    expect(buyersStep(actionMeanwhile(loan('DPEN'), steps(statuses)))).toBe(step),
  );
});
