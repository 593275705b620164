import { formatDuration, formatMinutes } from '@forecourt/shared-contracts/formats';

const minuteS = 60;
const hourS = 60 * minuteS;

/** The whole seconds until an instant, then 0. */
export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1000));
}

/** The remaining time as shown: minutes and seconds, `4:59`; with more than an hour left, hours and minutes, `23 hr 59 min` (ACCT-14). */
export function timeLeft(seconds: number, locale: string): string {
  if (seconds <= hourS) return formatMinutes(seconds);
  const minutes = Math.floor((seconds % hourS) / minuteS);
  const hours = formatDuration(Math.floor(seconds / hourS), 'hour', locale);
  return minutes === 0 ? hours : `${hours} ${formatDuration(minutes, 'minute', locale)}`;
}

/** The remaining time as announced: a text below `code`, and its number. */
export interface SpokenTime {
  readonly key: 'expiresSpokenHours' | 'expiresSpoken' | 'expiresSoon';
  readonly count: number;
}

/** The announcement for a remaining time; it changes by the hour, in the last hour by the minute, and half a minute before the end (ACCT-14). */
export function spokenTime(seconds: number): SpokenTime {
  if (seconds > hourS) return { key: 'expiresSpokenHours', count: Math.round(seconds / hourS) };
  return { key: seconds > 30 ? 'expiresSpoken' : 'expiresSoon', count: Math.ceil(seconds / minuteS) };
}
