import { addDays } from '../formats/index.ts';

/** Returns the same day of the next month, or its last one. */
function oneMonthAfter(dateOn: string): string {
  const [year = 0, month = 0, day = 0] = dateOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * Returns when the first payment of a loan is due: so many days after the date of its contract, without them one month after. Dates are
 * calendar dates, YYYY-MM-DD, in the dealer's time zone.
 */
export function firstPaymentOn(contractOn: string, days: number | undefined): string {
  return days === undefined ? oneMonthAfter(contractOn) : addDays(contractOn, days);
}
