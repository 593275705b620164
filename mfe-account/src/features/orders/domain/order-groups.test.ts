import { expect, test } from 'vitest';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { stepIds, type StepId, type StepStatus } from '@forecourt/shared-contracts/progress';
import { orderFixture } from '@forecourt/shared-contracts/testing';
import { orderGroups } from './order-groups.ts';

const visibility = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

function order(orderNumber: string, day: number, parts: Partial<ListedOrder> = {}): ListedOrder {
  return { ...orderFixture({ orderNumber, creationDate: `2026-06-0${day}T00:00:00.000Z` }), ...parts };
}

const financed = (status: 'DPEN' | 'LDEC' | 'LSEL' | 'CANC') =>
  ({ deal: { type: 'Finance', dealRefId: 'd', status } }) as const;

test('problems first, then the buyer’s turn, then waiting, then all set, ended last; in a group the oldest first (ACCT-49, ACCT-59)', () => {
  const orders = [
    order('delivered', 1, { orderStatus: 'DELIVERED' }),
    order('pending', 2, financed('DPEN')),
    order('newer-mine', 5),
    order('mine', 3, financed('LSEL')),
    order('refused', 4, financed('LDEC')),
    order('canceled', 2, financed('CANC')),
    order('draft', 1, { orderStatus: 'DRAFT' }),
    order('booked', 6, {
      progress: { changedAt: '', steps: stepIds.map((id) => ({ id, status: 'COMPLETED', since: null })) },
    }),
  ];
  const groups = orderGroups(orders, visibility);
  expect(groups.map(({ id, rows }) => [id, rows.map((row) => row.order.orderNumber)])).toEqual([
    ['problem', ['refused']],
    ['yours', ['mine', 'newer-mine']],
    ['waiting', ['pending']],
    ['set', ['booked']],
    ['ended', ['delivered', 'canceled']],
  ]);
});

test.each([
  ['may not have taken place', true, 'NEEDS_ATTENTION', 'problem', 'schedule', 'you', 'fulfillment'],
  ['is to come', false, 'COMPLETED', 'set', 'hand-over', 'dealer', undefined],
] as const)('an appointment that %s (TRACK-90)', (_row, isHandOverMissed, status, group, id, owner, step) => {
  const booked = order('booked', 1, {
    orderStatus: 'SOLD',
    isHandOverMissed,
    delivery: { type: 'DELIVERY', appointmentTime: '2026-06-09T15:00:00.000Z' },
    progress: {
      changedAt: '2026-06-05T00:00:00.000Z',
      steps: stepIds.map((one) => ({
        id: one,
        status: one === 'fulfillment' ? status : 'COMPLETED',
        since: null,
      })),
    },
  });
  const [only] = orderGroups([booked], visibility);
  expect(only?.id).toBe(group);
  expect(only?.rows[0]?.action).toMatchObject({ id, owner, step });
});

test.each([
  ['is the buyer’s turn', 'READY', 'yours', 'add-documents', 'documents'],
  ['comes after a problem of a later step', 'NEEDS_ATTENTION', 'problem', 'renew-contract', 'signing'],
] as const)('a document that is still missing %s', (_row, signing, group, id, step) => {
  const statuses: Partial<Record<StepId, StepStatus>> = { documents: 'NEEDS_ATTENTION', signing };
  const steps = stepIds.map((one) => ({ id: one, status: statuses[one] ?? 'COMPLETED', since: null }));
  const [only] = orderGroups([order('one', 1, { progress: { changedAt: '', steps } })], visibility);
  expect(only?.id).toBe(group);
  expect(only?.rows[0]?.action).toMatchObject({ id, group, step });
});

test('no group without orders', () => expect(orderGroups([], visibility)).toEqual([]));
