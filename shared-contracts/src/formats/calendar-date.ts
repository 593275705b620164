const dayMs = 24 * 60 * 60 * 1000;

/** Returns the calendar date a number of days later, or earlier if negative. */
export function addDays(dateOn: string, days: number): string {
  return new Date(Date.parse(`${dateOn}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Formats a calendar date as people type it, `MM/DD/YYYY` (FIELD-109). */
export function dateText(dateOn: string): string {
  const [year, month, day] = dateOn.split('-');
  return `${month}/${day}/${year}`;
}

/** Whether text is a calendar date that exists, `2026-03-08`; there is no year 0. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Parses a typed date into a calendar date, `2026-03-08`; undefined if invalid. Month and day may have one digit. */
export function dateOnOfText(text: string): string | undefined {
  const [, month = '', day = '', year = ''] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text) ?? [];
  if (!year) return undefined;
  const dateOn = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(dateOn) ? dateOn : undefined;
}
