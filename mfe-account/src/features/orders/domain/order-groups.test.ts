import { expect, test } from 'vitest';
import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import { orderFixture } from '@forecourt/shared-contracts/testing';
import { orderGroups } from './order-groups.ts';

const visibility = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

function order(orderNumber: string, day: number, parts: Partial<ListedOrder> = {}): ListedOrder {
  return { ...orderFixture({ orderNumber, creationDate: `2026-06-0${day}T00:00:00.000Z` }), ...parts };
}

const financed = (status: 'DPEN' | 'LDEC' | 'LSEL' | 'CANC') =>
  ({ deal: { type: 'Finance', dealRefId: 'd', status } }) as const;

test('problems first, then the buyer’s turn, then waiting, ended last; in a group the oldest first (ACCT-49, ACCT-59)', () => {
  const orders = [
    order('delivered', 1, { orderStatus: 'DELIVERED' }),
    order('pending', 2, financed('DPEN')),
    order('newer-mine', 5),
    order('mine', 3, financed('LSEL')),
    order('refused', 4, financed('LDEC')),
    order('canceled', 2, financed('CANC')),
    order('draft', 1, { orderStatus: 'DRAFT' }),
  ];
  const groups = orderGroups(orders, visibility);
  expect(groups.map(({ id, rows }) => [id, rows.map((row) => row.order.orderNumber)])).toEqual([
    ['problem', ['refused']],
    ['yours', ['mine', 'newer-mine']],
    ['waiting', ['pending']],
    ['ended', ['delivered', 'canceled']],
  ]);
});

test('no group without orders', () => expect(orderGroups([], visibility)).toEqual([]));
