import { describe, expect, it } from 'vitest';
import { orderCardState } from './order-card-state.ts';

describe('orderCardState (TRACK-101)', () => {
  it.each([
    ['ready to pick up where left off', ['SUBMITTED', undefined], 'ready'],
    ['ready to pick up where left off', ['DOCS_UPLOADED', 'VRFY'], 'ready'],
    ['ready: signed, delivery still to be scheduled', ['SOLD', 'SIGN'], 'ready'],
    ['ready: a status of tomorrow', ['UNKNOWN', 'UNKNOWN'], 'ready'],
    ['updates in progress: handed on', ['SUBMITTED_TO_UNIFI', undefined], 'updates-in-progress'],
    ['updates in progress: decision pending', ['SUBMITTED', 'DPEN'], 'updates-in-progress'],
    ['updates in progress: pending approval', ['SUBMITTED', 'APEN'], 'updates-in-progress'],
    ['vehicle delivered', ['DELIVERED', 'FUND'], 'delivered'],
    ['vehicle delivered', ['DELIVERED_NO_RETURN', undefined], 'delivered'],
    ['canceled by retailer', ['SUBMITTED', 'CANC'], 'canceled'],
    ['canceled by retailer', ['CANCELED', undefined], 'canceled'],
    ['returned after delivery', ['DELIVERED', 'RTRN'], 'canceled'],
  ] as const)('%s: %j', (_, [orderStatus, status], expected) =>
    expect(orderCardState({ orderStatus, deal: { type: 'Cash', dealRefId: 'D1', status } })).toBe(expected),
  );
});
