import { addDays } from '../formats/index.ts';
import type { WeekHours } from '../tenant/index.ts';
import { dateOnIn, weekdayOf, zonedInstant } from './zoned-time.ts';

/** A time window for a handover: two instants, UTC. */
export interface Slot {
  readonly startAt: string;
  readonly endAt: string;
}

/** Why a day cannot be booked. `closed` is a weekday without business hours, `holiday` a blackout date. */
export const dayReasons = ['past', 'too-soon', 'holiday', 'closed', 'full', 'too-far'] as const;
export type DayReason = (typeof dayReasons)[number];

/** A calendar date in the plan's time zone; without a reason it has at least one slot. */
export interface ScheduleDay {
  readonly dateOn: string;
  readonly reason: DayReason | null;
  readonly slots: readonly Slot[];
}

/** The settings that determine slots. Times are in `timeZone`, that of the place of the handover. */
export interface SlotPlan {
  readonly timeZone: string;
  readonly hours: WeekHours;
  readonly windowMinutes: number;
  readonly blackoutDates: readonly string[];
  readonly leadHours: number;
  readonly horizonDays: number;
}

const hourMs = 60 * 60 * 1000;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Returns all consecutive windows of a date within business hours, in the plan's time zone. On a daylight-saving night a window may be
 * longer or shorter than its clock times suggest; one that falls entirely in the skipped hour is omitted (F60).
 */
export function windowsOfDate(dateOn: string, plan: SlotPlan): Slot[] {
  const hours = plan.hours[weekdayOf(dateOn)];
  if (!hours) return [];
  const closes = minutesOf(hours.closes);
  const windows: Slot[] = [];
  for (let from = minutesOf(hours.opens); from + plan.windowMinutes <= closes; from += plan.windowMinutes) {
    const start = zonedInstant(dateOn, from, plan.timeZone);
    const end = zonedInstant(dateOn, from + plan.windowMinutes, plan.timeZone);
    if (start < end) windows.push({ startAt: start.toISOString(), endAt: end.toISOString() });
  }
  return windows;
}

/** Returns the bookable slots of one date at `now`: none before the lead time, none beyond the horizon. */
export function scheduleDay(dateOn: string, plan: SlotPlan, now: Date): ScheduleDay {
  const none = (reason: DayReason): ScheduleDay => ({ dateOn, reason, slots: [] });
  const today = dateOnIn(now, plan.timeZone);
  if (dateOn < today) return none('past');
  if (dateOn > addDays(today, plan.horizonDays)) return none('too-far');
  if (plan.blackoutDates.includes(dateOn)) return none('holiday');
  const windows = windowsOfDate(dateOn, plan);
  if (windows.length === 0) return none('closed');
  const earliest = new Date(now.getTime() + plan.leadHours * hourMs).toISOString();
  const slots = windows.filter(({ startAt }) => startAt >= earliest);
  return slots.length === 0 ? none('too-soon') : { dateOn, reason: null, slots };
}

/** Returns every date from today to the horizon, in the plan's time zone. */
export function scheduleDays(plan: SlotPlan, now: Date): ScheduleDay[] {
  const today = dateOnIn(now, plan.timeZone);
  return Array.from({ length: plan.horizonDays + 1 }, (_, day) =>
    scheduleDay(addDays(today, day), plan, now),
  );
}

/** Removes fully booked slots from a day; `bookings` counts by slot start. */
export function withoutFullSlots(
  day: ScheduleDay,
  bookings: ReadonlyMap<string, number>,
  capacity: number,
): ScheduleDay {
  if (day.reason) return day;
  const slots = day.slots.filter(({ startAt }) => (bookings.get(startAt) ?? 0) < capacity);
  return slots.length === 0 ? { ...day, reason: 'full', slots } : { ...day, slots };
}
