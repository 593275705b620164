import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import type { DayReason, ScheduleDay } from '@forecourt/shared-contracts/fulfillment';

/** What the second screen asks for. */
export interface WhenForm {
  readonly date: string;
  readonly startAt: string;
  readonly instructions: string;
}

/** What is wrong with a field, as the end of its catalogue key. */
export interface WhenErrors {
  readonly date?: string;
  readonly startAt?: string;
}

/** The day of a typed date; undefined while it is no date, or none that the server told of. */
export function dayOfText(days: readonly ScheduleDay[], text: string): ScheduleDay | undefined {
  const dateOn = dateOnOfText(text);
  return days.find((day) => day.dateOn === dateOn);
}

/** Why a date cannot be had; undefined when it can. */
export function dayReason(days: readonly ScheduleDay[], dateOn: string): DayReason | undefined {
  const day = days.find((one) => one.dateOn === dateOn);
  if (day) return day.reason ?? undefined;
  return dateOn < (days[0]?.dateOn ?? '') ? 'past' : 'too-far';
}

function dateError(days: readonly ScheduleDay[], text: string): string | undefined {
  if (text.trim() === '') return 'required';
  const dateOn = dateOnOfText(text);
  return dateOn ? dayReason(days, dateOn) : 'format';
}

/** Date and time are required (FIELD-89); a date that is not available says why. */
export function whenErrors(days: readonly ScheduleDay[], { date, startAt }: WhenForm): WhenErrors {
  const wrongDate = dateError(days, date);
  if (wrongDate) return { date: wrongDate };
  const isOffered = dayOfText(days, date)?.slots.some((slot) => slot.startAt === startAt);
  return isOffered ? {} : { startAt: 'required' };
}
