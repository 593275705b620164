/** The texts of a calendar in one language, each for a calendar date such as `2026-03-08`. */
export interface CalendarWords {
  /** `March 2026`. */
  readonly month: (dateOn: string) => string;
  /** `Sunday, March 8, 2026`. */
  readonly day: (dateOn: string) => string;
  /** `Sun`. */
  readonly shortWeekday: (dateOn: string) => string;
  /** `Sunday`. */
  readonly weekday: (dateOn: string) => string;
}

function words(locale: string, options: Intl.DateTimeFormatOptions): (dateOn: string) => string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (dateOn) => format.format(new Date(`${dateOn}T00:00:00Z`));
}

/** Returns the texts of a calendar in a language; independent of time zones. */
export function calendarWords(locale: string): CalendarWords {
  return {
    month: words(locale, { month: 'long', year: 'numeric' }),
    day: words(locale, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    shortWeekday: words(locale, { weekday: 'short' }),
    weekday: words(locale, { weekday: 'long' }),
  };
}
