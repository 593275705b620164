import * as v from 'valibot';
import { dateOnOfText } from '../formats/calendar-date.ts';

/** Age limits for an applicant (FIELD-63). */
export const applicantAge = { min: 18, below: 100 } as const;

/** Whole years from one calendar date to another; negative if the first is later. */
export function ageOn(birthOn: string, todayOn: string): number {
  const years = Number(todayOn.slice(0, 4)) - Number(birthOn.slice(0, 4));
  return todayOn.slice(5) < birthOn.slice(5) ? years - 1 : years;
}

/**
 * A date of birth typed as `MM/DD/YYYY`; the output is the calendar date. A full date, not in the future, at least 18 and less than 100
 * years ago (FIELD-63). `todayOn` is today's date in the dealer's time zone. Message keys, first match wins: `birthDateRequired`,
 * `birthDateFull`, `birthDateReal`, `birthDateFuture`, `birthDateOld`, `birthDateYoung`.
 */
export function birthDateSchema(todayOn: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('birthDateRequired'),
    v.regex(/^[0-9]{2}\/[0-9]{2}\/[0-9]{4}$/, 'birthDateFull'),
    v.check((text) => dateOnOfText(text) !== undefined, 'birthDateReal'),
    v.transform((text) => dateOnOfText(text) ?? ''),
    v.check((dateOn) => dateOn <= todayOn, 'birthDateFuture'),
    v.check((dateOn) => ageOn(dateOn, todayOn) < applicantAge.below, 'birthDateOld'),
    v.check((dateOn) => ageOn(dateOn, todayOn) >= applicantAge.min, 'birthDateYoung'),
  );
}
