import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isInProgress, listedOrders, OrderSchema, orderStage, orderStatuses } from './index.ts';
import type { ReportedOrderStatus } from './index.ts';

const order = (orderStatus: ReportedOrderStatus, creationDate = '2026-11-01T00:00:00.000Z') => ({
  orderStatus,
  creationDate,
});

describe('the order list', () => {
  it('shows only the listed statuses (ACCT-48)', () => {
    const shown = listedOrders(orderStatuses.map((status) => order(status))).map((one) => one.orderStatus);
    expect(shown.sort()).toEqual(
      [
        'SUBMITTED_TO_UNIFI',
        'SUBMITTED',
        'CONTRACT_PENDING',
        'ID_VERIFICATION_COMPLETED',
        'OFFRAMP',
        'SOLD',
        'SOLD_BY_DRI',
        'DELIVERED',
        'DELIVERED_NO_RETURN',
        'DOCS_UPLOADED',
      ].sort(),
    );
  });

  it('is sorted by creationDate ascending and does not change its input', () => {
    const orders = [
      order('SOLD', '2026-03-01T00:00:00.000Z'),
      order('SUBMITTED', '2026-01-01T00:00:00.000Z'),
    ];
    expect(listedOrders(orders).map((one) => one.orderStatus)).toEqual(['SUBMITTED', 'SOLD']);
    expect(orders[0]?.orderStatus).toBe('SOLD');
  });
});

describe('isInProgress', () => {
  it.each([
    ['DELIVERED', false],
    ['DELIVERED_NO_RETURN', false],
    ['CANCELED', false],
    ['DRAFT', false],
    ['SUBMITTED', true],
    ['OFFRAMP', true],
    ['UNKNOWN', false],
  ] as const)('%s: %s', (status, expected) => expect(isInProgress(order(status))).toBe(expected));

  it('does not count orders hidden from the list', () => {
    const counted = orderStatuses.filter((status) => isInProgress(order(status)));
    expect(listedOrders(counted.map((status) => order(status)))).toHaveLength(counted.length);
  });
});

describe('a status that this build does not know', () => {
  const { orderStatus, paymentInfo, deal } = OrderSchema.entries;

  it.each([
    ['order status', orderStatus, 'ON_THE_MOON'],
    ['payment info', paymentInfo, { status: 'PAID_IN_GOLD' }],
    ['deal', deal, { type: 'Cash', dealRefId: 'd-1', status: 'NEWCODE' }],
  ])('is UNKNOWN: %s', (_what, schema, value) => {
    expect(JSON.stringify(v.parse(schema, value))).toContain('UNKNOWN');
  });

  it('leaves the order open', () => expect(orderStage('UNKNOWN')).toBe('open'));

  it.each([[undefined], [null], [5]])('a value that is no word is refused: %s', (value) => {
    expect(v.safeParse(orderStatus, value).success).toBe(false);
  });
});
