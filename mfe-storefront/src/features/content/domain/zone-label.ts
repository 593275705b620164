import { formatTag } from '@forecourt/shared-contracts/formats';

/**
 * Formats an IANA time zone by name and abbreviation at a given time, in a language of the site: 'Eastern Standard Time (EST)', in Spanish
 * 'hora estándar oriental (EST)'.
 */
export function zoneLabel(timeZone: string, at: Date, locale: string): string {
  const nameOf = (timeZoneName: 'long' | 'short') => {
    const parts = new Intl.DateTimeFormat(formatTag(locale), { timeZone, timeZoneName }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  };
  const [long, short] = [nameOf('long'), nameOf('short')];
  return long === short ? long : `${long} (${short})`;
}
