import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dateOnOfText, dateText } from '../formats/index.ts';
import { calendarFile } from './calendar-file.ts';
import { DeliveryAddressSchema } from './delivery-address.ts';
import { deliveryFee, transferPickupFee } from './delivery-fee.ts';
import { canChangeAppointment, handOverStatus } from './fulfillment-status.ts';
import { zonedInstant } from './zoned-time.ts';

const address = { line1: '12 Garden Street', line2: '', city: 'Detroit', state: 'MI', zip: '48226' };
const firstMessage = (change: object) =>
  v.safeParse(DeliveryAddressSchema, { ...address, ...change }, { abortPipeEarly: true }).issues?.[0].message;

describe('an address (FIELD-31, FIELD-32)', () => {
  it.each([
    ['a number, then text', '12 Garden Street'],
    ['a number of 6 characters', '12-34B Main'],
    ['a number with a fraction behind it', '100 1/2 Elm St'],
    ['a rural route', 'RR 1234'],
    ['a rural route with a box', 'RR 1234, Box 123456'],
  ])('%s: %s', (_what, line1) => expect(firstMessage({ line1 })).toBeUndefined());

  it.each([
    ['nothing', '', 'validation.required'],
    ['no number', 'Garden Street', 'validation.street'],
    ['no text', '12', 'validation.street'],
    ['a number of 7 characters', '1234567 Main', 'validation.street'],
    ['a street name of 36 characters', `1 ${'a'.repeat(36)}`, 'validation.street'],
    ['a rural route of 7 digits', 'RR 1234567', 'validation.street'],
    ['PO box', 'PO Box 12', 'validation.poBox'],
    ['P.O. box', 'p.o.  box 12', 'validation.poBox'],
    ['post office box', 'Post Office Box 9', 'validation.poBox'],
    ['61 characters', `1 ${'a b '.repeat(15)}`.slice(0, 61).padEnd(61, 'x'), 'validation.tooLong'],
  ])('%s is rejected', (_what, line1, message) => expect(firstMessage({ line1 })).toBe(message));

  it.each([
    ['line 2 of 17', { line2: 'a'.repeat(17) }, 'validation.tooLong'],
    ['a PO box in line 2', { line2: 'PO Box 5' }, 'validation.poBox'],
    ['a city of one letter', { city: ' D ' }, 'validation.required'],
    ['no state', { state: '' }, 'validation.required'],
    ['no ZIP', { zip: '' }, 'validation.required'],
    ['a ZIP of 4 digits', { zip: '4822' }, 'validation.zip'],
    ['a ZIP with letters', { zip: '4822A' }, 'validation.zip'],
  ])('%s is rejected', (_what, change, message) => expect(firstMessage(change)).toBe(message));
});

describe('the fee', () => {
  const prices = {
    includedMiles: 50,
    bands: [
      { upToMiles: 100, feeCents: 14_900 },
      { upToMiles: 200, feeCents: null },
    ],
  };
  it.each([
    ['at the dealership', 0, { kind: 'fee', feeCents: 0 }],
    ['included within 50 miles', 50, { kind: 'fee', feeCents: 0 }],
    ['in the first band', 50.1, { kind: 'fee', feeCents: 14_900 }],
    ['at the bound of the first band', 100, { kind: 'fee', feeCents: 14_900 }],
    ['in a band that the dealer prices', 150, { kind: 'on-request' }],
    ['out of range', 200.1, { kind: 'out-of-range' }],
  ])('%s', (_what, miles, fee) => expect(deliveryFee(miles, prices)).toEqual(fee));

  it.each([
    ['is free where delivery is', 99_00, { kind: 'fee', feeCents: 0 }, 0],
    ['costs no more than delivery', 99_00, { kind: 'fee', feeCents: 49_00 }, 49_00],
    ['may cost less than delivery', 99_00, { kind: 'fee', feeCents: 149_00 }, 99_00],
    ['has its own fee where delivery has none', 99_00, { kind: 'on-request' }, 99_00],
    ['has its own fee where nothing is delivered', 99_00, { kind: 'out-of-range' }, 99_00],
    ['is quoted by the dealer', null, { kind: 'fee', feeCents: 0 }, null],
  ] as const)('a pickup of a car from another store %s', (_what, transferFeeCents, deliveryThere, fee) => {
    expect(transferPickupFee(transferFeeCents, deliveryThere)).toBe(fee);
  });
});

describe('the status', () => {
  const appointment = { startAt: '2026-06-18T13:00:00.000Z', endAt: '2026-06-18T15:00:00.000Z' };
  it.each([
    ['nothing chosen', 'SOLD', null, false, '2026-06-15T00:00:00Z', 'Draft'],
    ['given up', 'SOLD', null, true, '2026-06-15T00:00:00Z', 'Cancelled'],
    ['booked', 'SOLD', appointment, false, '2026-06-18T12:59:59Z', 'Requested'],
    ['its window has begun', 'SOLD', appointment, false, '2026-06-18T13:00:00Z', 'In progress'],
    ['its window is over', 'SOLD', appointment, false, '2026-06-18T15:00:00Z', 'Unconfirmed'],
    ['delivered', 'DELIVERED', appointment, false, '2026-06-19T00:00:00Z', 'Completed'],
    ['the order is canceled', 'CANCELED', appointment, false, '2026-06-15T00:00:00Z', 'Cancelled'],
  ] as const)('%s', (_what, orderStatus, booked, wasCanceled, now, status) => {
    const snapshot = { orderStatus, appointment: booked, wasCanceled, hasFailed: false };
    expect(handOverStatus(snapshot, new Date(now))).toBe(status);
  });

  it.each([
    ['before its window, when the dealer knows already', 'SOLD', '2026-06-18T12:00:00Z', 'Failed'],
    ['in its window', 'SOLD', '2026-06-18T13:30:00Z', 'Failed'],
    ['after it', 'SOLD', '2026-06-19T00:00:00Z', 'Failed'],
    ['of an order that was delivered after all', 'DELIVERED', '2026-06-19T00:00:00Z', 'Completed'],
    ['of a canceled order', 'CANCELED', '2026-06-19T00:00:00Z', 'Cancelled'],
  ] as const)('reported as failed %s (TRACK-90)', (_what, orderStatus, now, status) => {
    const snapshot = { orderStatus, appointment, wasCanceled: false, hasFailed: true };
    expect(handOverStatus(snapshot, new Date(now))).toBe(status);
  });

  it.each([
    ['25 hours before', '2026-06-17T12:00:00Z', true],
    ['24 hours before', '2026-06-17T13:00:00Z', false],
    ['in its window', '2026-06-18T14:00:00Z', false],
    ['missed', '2026-06-18T15:00:00Z', true],
  ])('can be changed %s: %s', (_what, now, can) => {
    expect(canChangeAppointment(appointment, 24, new Date(now))).toBe(can);
  });
});

describe('time in a time zone', () => {
  it.each([
    ['a plain time', '2026-06-18', 540, '2026-06-18T13:00:00.000Z'],
    ['a time that the clock leaves out', '2027-03-14', 150, '2027-03-14T07:00:00.000Z'],
    ['a time that comes twice', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['midnight at the end', '2026-06-18', 1440, '2026-06-19T04:00:00.000Z'],
  ])('%s', (_what, dateOn, minutes, at) => {
    expect(zonedInstant(dateOn, minutes, 'America/New_York').toISOString()).toBe(at);
  });

  it.each([
    ['06/18/2026', '2026-06-18'],
    ['6/8/2026', '2026-06-08'],
    ['02/30/2026', undefined],
    ['13/01/2026', undefined],
    ['06/18/26', undefined],
    ['soon', undefined],
  ])('%s is parsed as %s', (typed, dateOn) => expect(dateOnOfText(typed)).toBe(dateOn));

  it('formats a date as it is typed', () => expect(dateText('2026-06-08')).toBe('06/08/2026'));
});

describe('the calendar file (RFC 5545)', () => {
  const file = calendarFile({
    uid: 'FC-1.handover@northstar',
    sequence: 3,
    startAt: '2026-06-18T13:00:00.000Z',
    endAt: '2026-06-18T15:00:00.000Z',
    writtenAt: '2026-06-15T12:00:00.000Z',
    title: 'Pick up; my, car',
    description: `Line one\nline two\\ ${'ü'.repeat(60)}`,
    location: '1 Main Street, Detroit',
  });

  it('has one event in UTC with escaped texts', () => {
    expect(file).toContain('DTSTART:20260618T130000Z\r\nDTEND:20260618T150000Z\r\n');
    expect(file).toContain('SUMMARY:Pick up\\; my\\, car\r\n');
    expect(file).toContain('DESCRIPTION:Line one\\nline two\\\\ ');
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('has no line longer than 75 octets', () => {
    for (const line of file.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
  });
});
