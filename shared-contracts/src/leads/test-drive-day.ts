import { addDays } from '../formats/calendar-date.ts';
import { weekdayOf } from '../fulfillment/zoned-time.ts';

/** How many days ahead a test drive can be asked for. */
export const testDriveHorizonDays = 60;

/** Why a day cannot be asked for: it is over, nobody is there, or it is too far off. */
export type TestDriveDayFault = 'past' | 'closed' | 'far';

/**
 * What is wrong with a calendar date as the day of a test drive, undefined when nothing is. `todayOn` is today by the dealer's
 * clock. The dealer is closed on Sunday, and past dates cannot be chosen (SHOP-75).
 */
export function testDriveDayFault(dateOn: string, todayOn: string): TestDriveDayFault | undefined {
  if (dateOn < todayOn) return 'past';
  if (dateOn > addDays(todayOn, testDriveHorizonDays)) return 'far';
  return weekdayOf(dateOn) === 'sunday' ? 'closed' : undefined;
}
