import { dateFormat } from './date-format.ts';
import { formatTag, pageLocale } from './page-locale.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns what a zone's clock and calendar show at an instant, in milliseconds as if it were UTC. */
export function localTimeMs(atMs: number, timeZone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of clockIn(timeZone).formatToParts(atMs)) parts[type] = value;
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Returns the short name of a zone, the same in summer and winter: `ET` (SITE-81). A zone without summer time has one name: `MST` in
 * Phoenix, `AST` in Puerto Rico.
 */
export function zoneNameAt(at: Date | string, timeZone: string): string {
  return zoneName({ at, timeZone, tag: 'en-US', width: 'shortGeneric' });
}

/** Same as {@link zoneNameAt}: its name in releases in which that had one name for summer and one for winter. */
export function generalZoneNameAt(at: Date | string, timeZone: string): string {
  return zoneNameAt(at, timeZone);
}

/**
 * Formats a zone by name and abbreviation for hours that hold in summer and winter alike: 'Eastern Time (ET)', in Spanish
 * 'hora oriental (ET)'; a zone without an abbreviation by name alone.
 */
export function formatZone(at: Date | string, timeZone: string, locale = pageLocale()): string {
  const tag = formatTag(locale);
  const long = zoneName({ at, timeZone, tag, width: 'longGeneric' });
  const short = zoneName({ at, timeZone, tag, width: 'shortGeneric' });
  return long === short ? long : `${long} (${short})`;
}

interface ZoneAsked {
  readonly at: Date | string;
  readonly timeZone: string;
  readonly tag: string;
  readonly width: 'shortGeneric' | 'longGeneric';
}

function zoneName({ at, timeZone, tag, width }: ZoneAsked): string {
  const parts = dateFormat(tag, { timeZone, timeZoneName: width }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
