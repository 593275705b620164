import * as v from 'valibot';
import { applicantAge } from './birth-date.ts';

/** Months of address and employment history that lenders require (BUY-52, BUY-53). */
export const historyMonths = 24;

/** Whole months from one month (`2024-06`) to the month of a calendar date; negative if it is in the future. */
export function monthsSince(month: string, todayOn: string): number {
  const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return index(todayOn) - index(month);
}

/**
 * The month in which someone started living or working somewhere, typed as `MM/YYYY`; the output is `YYYY-MM`. Not in the future (FIELD-64,
 * FIELD-65) and less than 100 years ago, a limit that FIELD-64 sets for homes and that we also apply to jobs. See {@link startMonthError} for
 * the earliest month. Message keys, first match wins: `startRequired`, `startForm`, `startMonth`, `startFuture`, `startOld`.
 */
export function startMonthSchema(todayOn: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('startRequired'),
    v.regex(/^[0-9]{2}\/[0-9]{4}$/, 'startForm'),
    v.regex(/^(?:0[1-9]|1[0-2])/, 'startMonth'),
    v.transform((text) => `${text.slice(3)}-${text.slice(0, 2)}`),
    v.check((month) => monthsSince(month, todayOn) >= 0, 'startFuture'),
    v.check((month) => monthsSince(month, todayOn) < applicantAge.below * 12, 'startOld'),
  );
}

/**
 * Returns what is wrong with a start month, given the birth date: it is before birth, which is the same as lasting longer than the person's
 * age (FIELD-64, FIELD-65). Undefined if it is fine.
 */
export function startMonthError(month: string, birthOn: string): 'startBeforeBirth' | undefined {
  return month < birthOn.slice(0, 7) ? 'startBeforeBirth' : undefined;
}
