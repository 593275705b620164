import { weekdayOf } from '@forecourt/shared-contracts/fulfillment';
import { testDriveDayFault } from '@forecourt/shared-contracts/leads';
import type { WeekHours } from '@forecourt/shared-contracts/tenant';

/** Whether a test drive can be requested for a day: by the rule of every form (SHOP-75), and because the dealer is open on that weekday. */
export function takesTestDrive(dateOn: string, todayOn: string, hours: WeekHours): boolean {
  return testDriveDayFault(dateOn, todayOn) === undefined && hours[weekdayOf(dateOn)] !== null;
}
