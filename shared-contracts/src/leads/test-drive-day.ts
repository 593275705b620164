import { addDays } from '../formats/calendar-date.ts';
import { weekdayOf } from '../fulfillment/zoned-time.ts';

/** How many days ahead a test drive can be requested. */
export const testDriveHorizonDays = 60;

/** Why a day cannot be requested: it is past, the dealer is closed, or it is too far ahead. */
export type TestDriveDayFault = 'past' | 'closed' | 'far';

/**
 * Returns what is wrong with a calendar date for a test drive, undefined if nothing is (SHOP-75). `todayOn` is today's date in the dealer's
 * time zone, `closedDays` the weekdays on which the dealer is closed: Sunday, for a tenant published before its pages knew them.
 */
export function testDriveDayFault(
  dateOn: string,
  todayOn: string,
  closedDays: readonly string[] = ['sunday'],
): TestDriveDayFault | undefined {
  if (dateOn < todayOn) return 'past';
  if (dateOn > addDays(todayOn, testDriveHorizonDays)) return 'far';
  return closedDays.includes(weekdayOf(dateOn)) ? 'closed' : undefined;
}
