/** An IANA time zone in words and in letters, as it is at an instant: 'Eastern Standard Time (EST)'. */
export function zoneLabel(timeZone: string, at: Date): string {
  const long = nameOf(timeZone, at, 'long');
  const short = nameOf(timeZone, at, 'short');
  return long === short ? long : `${long} (${short})`;
}

function nameOf(timeZone: string, at: Date, timeZoneName: 'long' | 'short'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
