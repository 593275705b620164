import { expect, test } from 'vitest';
import type { ScheduleDay } from '@forecourt/shared-contracts/fulfillment';
import { fulfillmentFixture } from '../../../testing/fulfillment-fixture.ts';
import { firstPickup } from './fulfillment-draft.ts';
import { appointmentSeverity, isAppointmentOver, isHandOverOffered } from './fulfillment-view.ts';
import { quoteNote } from './quote-note.ts';
import { hasNoFreeDay, nextFreeDays } from './when-errors.ts';

const free: ScheduleDay = { dateOn: '2026-06-17', reason: null, slots: [] };
const full: ScheduleDay = { dateOn: '2026-06-18', reason: 'full', slots: [] };

test.each<[string, readonly ScheduleDay[], boolean]>([
  ['a free day among full ones', [full, free], false],
  ['full days alone', [full, full], true],
  ['no day at all', [], true],
])('%s', (_row, days, expected) => expect(hasNoFreeDay(days)).toBe(expected));

const freeOn = (dateOn: string): ScheduleDay => ({ ...free, dateOn });
test.each<[string, readonly ScheduleDay[], readonly string[]]>([
  [
    'the first three of four free days, without the full one among them',
    [free, full, freeOn('2026-06-19'), freeOn('2026-06-20'), freeOn('2026-06-21')],
    ['2026-06-17', '2026-06-19', '2026-06-20'],
  ],
  ['the only free day', [full, freeOn('2026-06-19')], ['2026-06-19']],
  ['nothing where every day is full', [full], []],
  ['nothing without a day', [], []],
])('the next free days are %s', (_row, days, expected) =>
  expect(nextFreeDays(days).map(({ dateOn }) => dateOn)).toEqual(expected),
);

test.each([
  ['a delivery nearby', { distanceMiles: 12.4, feeCents: 0 }, { miles: 12, isFree: true }],
  ['a delivery for a fee', { distanceMiles: 60.5, feeCents: 14_900 }, { miles: 61, isFree: false }],
  ['a pickup', { distanceMiles: null, feeCents: 0 }, { miles: 0, isFree: true }],
])('%s', (_row, quote, expected) => expect(quoteNote(quote)).toEqual(expected));

test.each([
  ['Requested', false],
  ['Unconfirmed', false],
  ['Completed', true],
  ['Cancelled', true],
] as const)('an appointment that is %s is over: %s', (status, expected) =>
  expect(isAppointmentOver({ status })).toBe(expected),
);

test.each([
  ['Requested', 'success'],
  ['In progress', 'success'],
  ['Completed', 'success'],
  ['Unconfirmed', 'warning'],
  ['Failed', 'error'],
] as const)('an appointment that is %s is shown as %s (TRACK-90)', (status, severity) =>
  expect(appointmentSeverity({ status })).toBe(severity),
);

test.each([
  ['delivery alone', { isDeliveryOffered: true, pickupPlaces: [] }, true],
  ['pickup alone', { ...fulfillmentFixture(), isDeliveryOffered: false }, true],
  ['neither', { isDeliveryOffered: false, pickupPlaces: [] }, false],
])('the order can be handed over by %s: %s', (_row, fulfillment, expected) =>
  expect(isHandOverOffered(fulfillment)).toBe(expected),
);

const atDealer = { location: 'DEALERSHIP_LOCATION', feeCents: null } as const;
const atTransfer = { location: 'TRANSFER_LOCATION', feeCents: 9_900 } as const;
test.each([
  ['the first', [{ ...atDealer, feeCents: 0 }, atTransfer], 'DEALERSHIP_LOCATION'],
  [
    'the nearest, although another one is free',
    [atTransfer, { ...atDealer, feeCents: 0 }],
    'TRANSFER_LOCATION',
  ],
  ['the first whose fee is known', [atDealer, atTransfer], 'TRANSFER_LOCATION'],
  [
    'the dealership, where no fee is known',
    [{ ...atTransfer, feeCents: null }, atDealer],
    'DEALERSHIP_LOCATION',
  ],
  ['the dealership without any place', [], 'DEALERSHIP_LOCATION'],
] as const)('a pickup starts with %s', (_row, places, expected) =>
  expect(firstPickup(places)).toBe(expected),
);
