import { weekdayOf } from '@forecourt/shared-contracts/fulfillment';
import { testDriveDayFault } from '@forecourt/shared-contracts/leads';
import type { WeekHours } from '@forecourt/shared-contracts/tenant';

/** Whether a test drive can be requested for a day: by the rule of every form, with the dealer's own hours (SHOP-75). */
export function takesTestDrive(dateOn: string, todayOn: string, hours: WeekHours): boolean {
  const weekday = weekdayOf(dateOn);
  return testDriveDayFault(dateOn, todayOn, hours[weekday] ? [] : [weekday]) === undefined;
}
