import { addDays } from '@forecourt/shared-contracts/formats';

/** Returns the first day of a date's month. */
export function monthOf(dateOn: string): string {
  return `${dateOn.slice(0, 7)}-01`;
}

/** Returns the same day some months later or earlier; the last day of a shorter month. */
export function addMonths(dateOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = dateOn.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(day, last) - 1);
}

function weekdayOf(dateOn: string): number {
  return new Date(`${dateOn}T00:00:00Z`).getUTCDay();
}

/** Returns the weeks of a date's month, Sunday first; undefined for days of adjacent months. */
export function monthGrid(dateOn: string): (string | undefined)[][] {
  const first = monthOf(dateOn);
  const start = addDays(first, -weekdayOf(first));
  const weeks: (string | undefined)[][] = [];
  for (let week = 0; week < 6; week += 1) {
    const days = Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day));
    const own = days.map((day) => (monthOf(day) === first ? day : undefined));
    if (own.some((day) => day !== undefined)) weeks.push(own);
  }
  return weeks;
}

const steps: Readonly<Record<string, (dateOn: string, isShift: boolean) => string>> = {
  ArrowLeft: (dateOn) => addDays(dateOn, -1),
  ArrowRight: (dateOn) => addDays(dateOn, 1),
  ArrowUp: (dateOn) => addDays(dateOn, -7),
  ArrowDown: (dateOn) => addDays(dateOn, 7),
  Home: (dateOn) => addDays(dateOn, -weekdayOf(dateOn)),
  End: (dateOn) => addDays(dateOn, 6 - weekdayOf(dateOn)),
  PageUp: (dateOn, isShift) => addMonths(dateOn, isShift ? -12 : -1),
  PageDown: (dateOn, isShift) => addMonths(dateOn, isShift ? 12 : 1),
};

/**
 * Returns the date that a key moves to (ARIA APG date picker): arrows by day and week, Home and End to the ends of the week, Page keys by
 * month, with Shift by year. Undefined for any other key.
 */
export function dateByKey(dateOn: string, key: string, isShift: boolean): string | undefined {
  return steps[key]?.(dateOn, isShift);
}

/** Clamps a date to bounds. */
export function boundedDate(dateOn: string, minOn: string, maxOn: string): string {
  if (dateOn < minOn) return minOn;
  return dateOn > maxOn ? maxOn : dateOn;
}
