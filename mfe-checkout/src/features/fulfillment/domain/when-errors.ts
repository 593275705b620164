import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import type { DayReason, ScheduleDay } from '@forecourt/shared-contracts/fulfillment';

/** The fields of the second screen. */
export interface WhenForm {
  readonly date: string;
  readonly startAt: string;
  readonly instructions: string;
}

/** Field errors, as the last part of their catalog keys. */
export interface WhenErrors {
  readonly date?: string;
  readonly startAt?: string;
}

/** Returns the day of a typed date; undefined if it is not a date, or not one the server listed. */
export function dayOfText(days: readonly ScheduleDay[], text: string): ScheduleDay | undefined {
  const dateOn = dateOnOfText(text);
  return days.find((day) => day.dateOn === dateOn);
}

/** Returns why a date is unavailable; undefined when it is available. */
export function dayReason(days: readonly ScheduleDay[], dateOn: string): DayReason | undefined {
  const day = days.find((one) => one.dateOn === dateOn);
  if (day) return day.reason ?? undefined;
  return dateOn < (days[0]?.dateOn ?? '') ? 'past' : 'too-far';
}

/** Whether no listed day has a free slot. */
export function hasNoFreeDay(days: readonly ScheduleDay[]): boolean {
  return days.every(({ reason }) => reason !== null);
}

/** Returns the first three days with a free slot, in their order; fewer where there are fewer. */
export function nextFreeDays(days: readonly ScheduleDay[]): readonly ScheduleDay[] {
  return days.filter(({ reason }) => reason === null).slice(0, 3);
}

function dateError(days: readonly ScheduleDay[], text: string): string | undefined {
  if (text.trim() === '') return 'required';
  const dateOn = dateOnOfText(text);
  return dateOn ? dayReason(days, dateOn) : 'format';
}

/** Date and time are required (FIELD-89); an unavailable date shows why. */
export function whenErrors(days: readonly ScheduleDay[], { date, startAt }: WhenForm): WhenErrors {
  const wrongDate = dateError(days, date);
  if (wrongDate) return { date: wrongDate };
  const isOffered = dayOfText(days, date)?.slots.some((slot) => slot.startAt === startAt);
  return isOffered ? {} : { startAt: 'required' };
}
