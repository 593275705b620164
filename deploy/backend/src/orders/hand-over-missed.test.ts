import { describe, expect, it } from 'vitest';
import { testTenants } from '../testing/test-tenants.ts';
import { appointmentWindow, isHandOverMissed } from './hand-over-missed.ts';

const tenant = testTenants.byId('northstar')!;
const { delivery, pickup } = tenant.fulfillment;
const startAt = new Date('2026-06-18T13:00:00.000Z');
const endAt = new Date('2026-06-18T15:00:00.000Z');
const later = new Date('2026-06-19T13:00:00.000Z');
const booked = {
  status: 'SOLD',
  deliveryType: 'DELIVERY',
  appointmentAt: startAt,
  appointmentEndAt: endAt,
  handOverFailedAt: null,
  handOverReceivedAt: null,
} as const;

describe('whether a hand-over may have been missed (TRACK-90)', () => {
  it.each([
    ['is to come', {}, startAt, false],
    ['is over, and nobody has confirmed it', {}, endAt, true],
    ['is over, and the buyer has the car', { handOverReceivedAt: later }, later, false],
    ['failed before its time', { handOverFailedAt: startAt }, startAt, true],
    [
      'failed, though the buyer has the car',
      { handOverFailedAt: later, handOverReceivedAt: later },
      later,
      true,
    ],
    ['is over, and the dealer has confirmed it', { status: 'DELIVERED' }, later, false],
    ['failed, and the order was delivered', { status: 'DELIVERED', handOverFailedAt: startAt }, later, false],
    ['of a canceled order', { status: 'CANCELED' }, later, false],
    ['was never made', { appointmentAt: null, appointmentEndAt: null }, later, false],
  ] as const)('an appointment that %s: %s', (_row, change, now, expected) =>
    expect(isHandOverMissed({ ...booked, ...change }, tenant, now)).toBe(expected),
  );
});

describe('the window of an appointment that the dealer made by phone', () => {
  it.each([
    ['DELIVERY', delivery.windowMinutes],
    ['PICKUP', pickup.windowMinutes],
    [null, delivery.windowMinutes],
  ] as const)('%s: as long as the tenant’s own', (deliveryType, minutes) => {
    const window = appointmentWindow({ ...booked, deliveryType, appointmentEndAt: null }, tenant);
    const end = new Date(startAt.getTime() + minutes * 60_000).toISOString();
    expect(window).toEqual({ startAt: startAt.toISOString(), endAt: end });
  });
});
