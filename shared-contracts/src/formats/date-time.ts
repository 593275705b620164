import { dateFormat } from './date-format.ts';
import { formatTag, pageLocale } from './page-locale.ts';
import { zoneNameAt } from './time-zone.ts';

/**
 * Formats a calendar date, `2026-03-08`, as `Mar 8, 2026`, in Spanish `8 mar 2026`; independent of time zones, so it never shifts a day.
 */
export function formatDateOn(dateOn: string, locale = pageLocale()): string {
  return formatDate(new Date(`${dateOn}T00:00:00Z`), 'UTC', locale);
}

/** Formats a calendar date with the month in full, as legal texts do: `March 8, 2026`; independent of time zones. */
export function formatLongDateOn(dateOn: string, locale = pageLocale()): string {
  const format = dateFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${dateOn}T00:00:00Z`));
}

/** Formats an instant as the calendar date in a time zone, `Mar 8, 2026`. `timeZone` is an IANA name, the dealer's for appointments. */
export function formatDateAt(at: string, timeZone: string, locale = pageLocale()): string {
  return formatDate(new Date(at), timeZone, locale);
}

/** Formats an instant as the day in a time zone with its weekday and no year, `Thursday, Dec 3`: for what is near. Day and month stay on one line. */
export function formatDayAt(at: string, timeZone: string, locale = pageLocale()): string {
  const format = dateFormat(formatTag(locale), { weekday: 'long', month: 'short', day: 'numeric', timeZone });
  return format.format(new Date(at)).replace(/ (?=(\d+|[a-z]+)$)/, '\u00a0');
}

/** Formats an instant as the time in a time zone, `h:mm a`: `2:30 PM`, in Spanish `2:30 p.m.`. */
export function formatTimeAt(at: string, timeZone: string, locale = pageLocale()): string {
  const format = dateFormat(formatTag(locale), {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  });
  return format.format(new Date(at)).replace(/\s/g, ' ');
}

/** Formats an instant as the time in a time zone with the zone's name, `2:30 PM (ET)`: every time on the site names its zone. */
export function formatZonedTimeAt(at: string, timeZone: string, locale = pageLocale()): string {
  return `${formatTimeAt(at, timeZone, locale)} (${zoneNameAt(at, timeZone)})`;
}

/**
 * Formats when something ends as the day with its weekday, `Tuesday, Dec 1`: a time at night says little days ahead. From 24 hours before
 * the end on with its time and zone, `Tuesday, Dec 1 at 4:16 AM (ET)`.
 */
export function formatEndAt(at: string, timeZone: string, nowMs = Date.now()): string {
  const day = formatDayAt(at, timeZone);
  return Date.parse(at) - nowMs > 86_400_000
    ? day
    : joined(day, formatZonedTimeAt(at, timeZone), pageLocale());
}

/** Formats an instant with date, time and zone, `Mar 8, 2026 at 2:30 PM (ET)`. */
export function formatMomentAt(at: string, timeZone: string, locale = pageLocale()): string {
  return joined(formatDateAt(at, timeZone, locale), formatZonedTimeAt(at, timeZone, locale), locale);
}

/** Formats a time window, `9:00 AM – 11:00 AM`, in a time zone and the page's language. */
export function formatTimeWindow(startAt: string, endAt: string, timeZone: string): string {
  return `${formatTimeAt(startAt, timeZone)} – ${formatTimeAt(endAt, timeZone)}`;
}

/** Formats a time window with its zone, `9:00 AM – 11:00 AM (ET)`. */
export function formatZonedTimeWindow(startAt: string, endAt: string, timeZone: string): string {
  return `${formatTimeWindow(startAt, endAt, timeZone)} (${zoneNameAt(startAt, timeZone)})`;
}

function joined(date: string, time: string, locale: string): string {
  return `${date} ${locale.startsWith('es') ? 'a las' : 'at'} ${time}`;
}

function formatDate(date: Date, timeZone: string, locale: string): string {
  return dateFormat(formatTag(locale), { dateStyle: 'medium', timeZone }).format(date);
}
