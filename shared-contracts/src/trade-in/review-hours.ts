import { addDays } from '../formats/calendar-date.ts';
import { dateOnIn, weekdayOf, zonedInstant } from '../fulfillment/zoned-time.ts';

/** How long a review takes within the review hours, in minutes (BUY-17). */
export const reviewMinutes = { least: 3, most: 5 } as const;

const closesAtMinutes = 24 * 60;
const opensAtMinutes = (dateOn: string) => (weekdayOf(dateOn) === 'sunday' ? 11 : 9) * 60;

/** Where a review stands by the hours of those who make it. */
export interface ReviewOutlook {
  /** Whether somebody reviews offers at this instant. */
  readonly isOpen: boolean;
  /** When they begin again; the same instant while they are there. */
  readonly opensAt: string;
  /** Saturday or Sunday by the dealer's clock: a decision may wait until the next business day. */
  readonly mayWait: boolean;
  /** That business day, a calendar date; the day itself on weekdays. */
  readonly businessDayOn: string;
}

/**
 * The outlook of a review at an instant: hours are 9:00am to 12:00am Monday to Saturday and 11:00am to 12:00am on Sunday
 * (BUY-18), by the clock of `timeZone`.
 */
export function reviewOutlook(at: string, timeZone: string): ReviewOutlook {
  const todayOn = dateOnIn(at, timeZone);
  const opens = zonedInstant(todayOn, opensAtMinutes(todayOn), timeZone);
  const closes = zonedInstant(todayOn, closesAtMinutes, timeZone);
  const atMs = Date.parse(at);
  const isOpen = atMs >= opens.getTime() && atMs < closes.getTime();
  const weekday = weekdayOf(todayOn);
  const daysToMonday = { saturday: 2, sunday: 1 }[weekday as 'saturday' | 'sunday'] ?? 0;
  return {
    isOpen,
    opensAt: isOpen ? at : opens.toISOString(),
    mayWait: daysToMonday > 0,
    businessDayOn: addDays(todayOn, daysToMonday),
  };
}
