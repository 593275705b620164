/** An event for a calendar. Instants are UTC. */
export interface CalendarEvent {
  /** Stays the same for the same appointment, so that a calendar moves the event instead of duplicating it. */
  readonly uid: string;
  /** Increases with each change. */
  readonly sequence: number;
  readonly startAt: string;
  readonly endAt: string;
  readonly writtenAt: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
}

function stamp(at: string): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line at 75 octets, of which a character takes up to four; continuation lines start with a space. Never splits a character. */
function folded(line: string): string {
  return line.match(/[ -~]{1,74}|.{1,18}/gsu)?.join('\r\n ') ?? '';
}

/** Returns a calendar file with one event (RFC 5545, `text/calendar`), in UTC, so that every calendar shows it in its own zone. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART:${stamp(event.startAt)}`,
    `DTEND:${stamp(event.endAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
