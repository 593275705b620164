import * as v from 'valibot';
import { applicantAge } from './birth-date.ts';

/** History that lenders ask for, of homes and of jobs (BUY-52, BUY-53). */
export const historyMonths = 24;

/** Whole months from one month (`2024-06`) to the month of a calendar date; negative when it is still to come. */
export function monthsSince(month: string, todayOn: string): number {
  const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return index(todayOn) - index(month);
}

/**
 * The month in which living or working somewhere began, typed `MM/YYYY`; its output is `YYYY-MM`. Not in the future (FIELD-64,
 * FIELD-65) and less than 100 years ago, a limit that FIELD-64 sets for homes and that we apply to jobs too. What it may not precede is
 * {@link startFault}.
 * Message keys, the first that applies: `startRequired`, `startForm`, `startMonth`, `startFuture`, `startOld`.
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
 * What is wrong with a month in which something began, for a person born on that date: it is before their birth, which is the same as
 * lasting longer than their age (FIELD-64, FIELD-65). Undefined for nothing.
 */
export function startFault(month: string, birthOn: string): 'startBeforeBirth' | undefined {
  return month < birthOn.slice(0, 7) ? 'startBeforeBirth' : undefined;
}
