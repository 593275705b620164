import { describe, expect, it } from 'vitest';
import type { DealStatus, ListedOrder } from '@forecourt/shared-contracts/commerce';
import { stepIds, type StepId, type StepStatus } from '@forecourt/shared-contracts/progress';
import { orderFixture } from '@forecourt/shared-contracts/testing';
import { otherProblems, stepsMeanwhile } from './open-steps.ts';

type Statuses = Partial<Record<StepId, StepStatus>>;

const visibility = { isToggleOn: true, showDeliveryStep: false, showPaymentStep: false };

/** The steps by status; one that is not named is not ready. */
const orderOf = (status: DealStatus, statuses: Statuses): ListedOrder => ({
  ...orderFixture({ deal: { type: 'Finance', dealRefId: 'D', status } }),
  progress: {
    changedAt: '2026-06-15T15:00:00.000Z',
    steps: stepIds.map((id) => ({ id, status: statuses[id] ?? 'NOT_READY', since: null })),
  },
});

describe('what can be done while a lender decides', () => {
  it.each<[string, Statuses, readonly StepId[]]>([
    [
      'all that is not signing',
      { insurance: 'READY', 'id-verification': 'READY', documents: 'READY', signing: 'READY' },
      ['insurance', 'id-verification', 'documents'],
    ],
    [
      'not what is done or checked by others',
      { insurance: 'IN_PROGRESS', 'id-verification': 'COMPLETED', documents: 'IN_PROGRESS' },
      ['documents'],
    ],
    ['what has a problem', { 'id-verification': 'NEEDS_ATTENTION' }, ['id-verification']],
    ['nothing', { insurance: 'COMPLETED', 'id-verification': 'COMPLETED', documents: 'COMPLETED' }, []],
  ])('%s', (_row, statuses, expected) =>
    expect(stepsMeanwhile(orderOf('DPEN', statuses), visibility)).toEqual(expected),
  );

  it('verifies an ID by phone where none is captured (TRACK-43)', () => {
    const order = orderOf('DPEN', { 'id-verification': 'READY', documents: 'READY' });
    const ofIllinois = { ...order, price: { ...order.price, state: 'IL' } };
    expect(stepsMeanwhile(ofIllinois, visibility)).toEqual(['id-by-phone', 'documents']);
  });

  it('is unknown of an older server', () =>
    expect(stepsMeanwhile({ ...orderOf('DPEN', {}), progress: null }, visibility)).toEqual([]));
});

describe('further problems of an order', () => {
  const attention = 'NEEDS_ATTENTION' as const;
  it.each<[string, Statuses, 'problem' | 'yours', StepId | undefined, number]>([
    ['none', { insurance: attention, documents: 'READY' }, 'problem', 'insurance', 0],
    [
      'two, and a document that is missing is none',
      { insurance: attention, 'id-verification': attention, documents: attention, signing: attention },
      'problem',
      'insurance',
      2,
    ],
    ['not of one without', { insurance: attention, signing: attention }, 'yours', 'insurance', 0],
    ['not while its steps do not matter', { insurance: attention }, 'problem', undefined, 0],
  ])('%s', (_row, statuses, group, step, expected) =>
    expect(otherProblems(orderOf('UACC', statuses), { group, step }, visibility)).toBe(expected),
  );
});
