import * as v from 'valibot';
import { isCalendarDate } from '../formats/calendar-date.ts';

/** A calendar date that exists, `2027-05-05`. */
export const CalendarDateSchema = v.pipe(v.string(), v.check(isCalendarDate, 'validation.date'));
