import { addDays } from '../formats/calendar-date.ts';
import { dateOnIn, weekdayOf, zonedInstant } from '../fulfillment/zoned-time.ts';

/** Duration of a review within the review hours, in minutes (BUY-17). */
export const reviewMinutes = { least: 3, most: 5 } as const;

const closesAtMinutes = 24 * 60;
const opensAtMinutes = (dateOn: string) => (weekdayOf(dateOn) === 'sunday' ? 11 : 9) * 60;

/** Review availability, based on the reviewers' hours. */
export interface ReviewOutlook {
  /** Whether offers are being reviewed at this instant. */
  readonly isOpen: boolean;
  /** When reviews resume; the same instant during review hours. */
  readonly opensAt: string;
  /** Saturday or Sunday in the dealer's time zone: a decision may wait until the next business day. */
  readonly mayWait: boolean;
  /** The next business day, a calendar date; on weekdays the day itself. */
  readonly businessDayOn: string;
}

/**
 * Returns the review outlook at an instant: hours are 9:00am to 12:00am Monday to Saturday and 11:00am to 12:00am on Sunday (BUY-18), in
 * `timeZone`.
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
