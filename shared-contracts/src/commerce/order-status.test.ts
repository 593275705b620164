import { describe, expect, it } from 'vitest';
import { isInProgress, listedOrders, listedOrderStatuses, orderStatuses } from './index.ts';

const order = (orderStatus: string, creationDate = '2026-11-01T00:00:00.000Z') => ({
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
  ])('%s: %s', (status, expected) => expect(isInProgress(order(status))).toBe(expected));

  it('does not count orders hidden from the list', () => {
    const counted = orderStatuses.filter((status) => isInProgress(order(status)));
    expect(counted.every((status) => listedOrderStatuses.includes(status))).toBe(true);
  });
});
