import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekHours } from '../tenant/index.ts';
import { addDays, formatTimeAt } from '../formats/index.ts';
import {
  scheduleDay,
  scheduleDays,
  windowsOfDate,
  withoutFullSlots,
  type SlotPlan,
} from './schedule-slots.ts';
import { dateOnIn, weekdayOf, zonedInstant } from './zoned-time.ts';

const hourMs = 60 * 60 * 1000;
const everyDay = (opens: string, closes: string): WeekHours => {
  const day = { opens, closes };
  return {
    sunday: day,
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
  };
};
const nineToSix: WeekHours = { ...everyDay('09:00', '18:00'), sunday: null };
const plan: SlotPlan = {
  timeZone: 'America/Detroit',
  hours: nineToSix,
  windowMinutes: 120,
  blackoutDates: ['2026-07-03'],
  leadHours: 48,
  horizonDays: 30,
};
/** Monday, noon in Detroit. */
const now = new Date('2026-06-15T16:00:00Z');

describe('time windows of a day', () => {
  it('fill business hours in the dealer’s time zone; a last one that does not fit is dropped', () => {
    expect(windowsOfDate('2026-06-18', plan)).toEqual([
      { startAt: '2026-06-18T13:00:00.000Z', endAt: '2026-06-18T15:00:00.000Z' },
      { startAt: '2026-06-18T15:00:00.000Z', endAt: '2026-06-18T17:00:00.000Z' },
      { startAt: '2026-06-18T17:00:00.000Z', endAt: '2026-06-18T19:00:00.000Z' },
      { startAt: '2026-06-18T19:00:00.000Z', endAt: '2026-06-18T21:00:00.000Z' },
    ]);
  });

  it.each([
    ['yesterday', '2026-06-14', 'past'],
    ['a Sunday, closed', '2026-06-21', 'closed'],
    ['a blackout date', '2026-07-03', 'holiday'],
    ['tomorrow, within the lead time of 48 hours', '2026-06-16', 'too-soon'],
    ['beyond the horizon of 30 days', '2026-07-16', 'too-far'],
  ])('%s has none, with the reason', (_what, dateOn, reason) => {
    expect(scheduleDay(dateOn, plan, now)).toEqual({ dateOn, reason, slots: [] });
  });

  it('start exactly after the lead time', () => {
    const { slots } = scheduleDay('2026-06-17', plan, now);
    expect(slots.map(({ startAt }) => startAt)).toEqual([
      '2026-06-17T17:00:00.000Z',
      '2026-06-17T19:00:00.000Z',
    ]);
  });

  it('that are fully booked are removed; a day without any left is full', () => {
    const day = scheduleDay('2026-06-17', plan, now);
    const one = new Map([['2026-06-17T17:00:00.000Z', 2]]);
    expect(withoutFullSlots(day, one, 2).slots).toHaveLength(1);
    expect(withoutFullSlots(day, one, 3).slots).toHaveLength(2);
    const both = new Map([...one, ['2026-06-17T19:00:00.000Z', 2]]);
    expect(withoutFullSlots(day, both, 2)).toMatchObject({ reason: 'full', slots: [] });
  });
});

const zones = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'] as const;
const nights = [
  { what: 'forward', dateOn: '2027-03-14', hours: 23 },
  { what: 'back', dateOn: '2026-11-01', hours: 25 },
] as const;

describe('F60: daylight-saving nights, whatever time zone the buyer is in', () => {
  const rows = zones.flatMap((timeZone) => nights.map((night) => ({ timeZone, ...night })));

  it.each(rows)(
    '$timeZone, the clock goes $what: no hour is lost or doubled',
    ({ timeZone, dateOn, hours }) => {
      const open = { ...plan, timeZone, hours: everyDay('00:00', '24:00'), windowMinutes: 60 };
      const windows = windowsOfDate(dateOn, open);
      const [first] = windows;
      expect(formatTimeAt(first?.startAt ?? '', timeZone)).toBe('12:00 AM');
      windows.slice(1).forEach((window, at) => expect(window.startAt).toBe(windows[at]?.endAt));
      const whole = Date.parse(windows.at(-1)?.endAt ?? '') - Date.parse(first?.startAt ?? '');
      expect(whole).toBe(hours * hourMs);
      expect(windows).toHaveLength(hours === 23 ? 23 : 24);
    },
  );

  it.each(rows)('$timeZone, the clock goes $what: business hours do not move', ({ timeZone, dateOn }) => {
    const open = { ...plan, timeZone, hours: everyDay('09:00', '17:00') };
    for (const day of [addDays(dateOn, -1), dateOn, addDays(dateOn, 1)]) {
      const windows = windowsOfDate(day, open);
      expect(windows.map(({ startAt }) => formatTimeAt(startAt, timeZone))).toEqual([
        '9:00 AM',
        '11:00 AM',
        '1:00 PM',
        '3:00 PM',
      ]);
    }
  });
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hours, minutes]) => hours * 60 + minutes);
const text = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyPlan = fc.record({
  timeZone: fc.constantFrom(...zones, 'America/Anchorage', 'America/Phoenix'),
  hours: fc
    .tuple(clock, fc.integer({ min: 1, max: 14 }))
    .map(([opens, quarters]) => everyDay(text(opens), text(Math.min(1440, opens + quarters * 60)))),
  windowMinutes: fc.constantFrom(30, 45, 60, 90, 120, 180),
  blackoutDates: fc.constant<string[]>([]),
  leadHours: fc.integer({ min: 0, max: 100 }),
  horizonDays: fc.integer({ min: 3, max: 6 }),
});
/** Any minute within two years; half of them near a daylight-saving change. */
const anyNow = fc
  .oneof(
    fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') }),
    fc.integer({ min: Date.parse('2026-10-31'), max: Date.parse('2026-11-02') }),
    fc.integer({ min: Date.parse('2027-03-13'), max: Date.parse('2027-03-15') }),
  )
  .map((ms) => new Date(ms));

describe('every slot', () => {
  it('is inside business hours, after the lead time, in order, and unique', () => {
    fc.assert(
      fc.property(anyPlan, anyNow, (any, at) => {
        const days = scheduleDays(any, at);
        const slots = days.flatMap((day) => day.slots);
        for (const day of days) {
          const hours = any.hours[weekdayOf(day.dateOn)];
          const minutes = (clockText = '') => Number(clockText.slice(0, 2)) * 60 + Number(clockText.slice(3));
          const opens = zonedInstant(day.dateOn, minutes(hours?.opens), any.timeZone).toISOString();
          const closes = zonedInstant(day.dateOn, minutes(hours?.closes), any.timeZone).toISOString();
          for (const { startAt, endAt } of day.slots) {
            expect(startAt >= opens && endAt <= closes && startAt < endAt).toBe(true);
            expect(dateOnIn(startAt, any.timeZone)).toBe(day.dateOn);
          }
        }
        const earliest = new Date(at.getTime() + any.leadHours * hourMs).toISOString();
        expect(slots.every(({ startAt }) => startAt >= earliest)).toBe(true);
        slots.slice(1).forEach((slot, index) => {
          expect(slot.startAt >= (slots[index]?.endAt ?? '')).toBe(true);
        });
        expect(new Set(slots.map(({ startAt }) => startAt)).size).toBe(slots.length);
      }),
      { numRuns: 40 },
    );
  }, 30_000);
});
