import { addDays } from '../formats/calendar-date.ts';
import { weekdayOf } from '../fulfillment/zoned-time.ts';

/** How many days ahead a test drive can be requested. */
export const testDriveHorizonDays = 60;

/** Why a day cannot be requested: it is past, the dealer is closed, or it is too far ahead. */
export type TestDriveDayFault = 'past' | 'closed' | 'far';

/**
 * Returns what is wrong with a calendar date for a test drive, undefined if nothing is. `todayOn` is today's date in the dealer's time
 * zone. The dealer is closed on Sunday, and past dates cannot be chosen (SHOP-75).
 */
export function testDriveDayFault(dateOn: string, todayOn: string): TestDriveDayFault | undefined {
  if (dateOn < todayOn) return 'past';
  if (dateOn > addDays(todayOn, testDriveHorizonDays)) return 'far';
  return weekdayOf(dateOn) === 'sunday' ? 'closed' : undefined;
}
