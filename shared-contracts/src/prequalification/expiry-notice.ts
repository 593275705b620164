import { dateOnIn } from '../fulfillment/index.ts';

/** Days before expiry from which an approval shows a notice. */
export const expiryNoticeDays = 7;

/** How long an approval is still valid, in the dealer's calendar days: 0 means 'expires today'. */
export interface ExpiryNotice {
  readonly days: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The upfront toast about an approval: it expires today or in N days (BUY-40). Undefined while the expiry is more than `expiryNoticeDays`
 * ahead, and once the approval has expired.
 */
export function expiryNotice(expiresAt: string, now: Date, timeZone: string): ExpiryNotice | undefined {
  const end = new Date(expiresAt);
  if (end <= now) return undefined;
  const days = Math.round((dayOf(end, timeZone) - dayOf(now, timeZone)) / dayMs);
  return days > expiryNoticeDays ? undefined : { days };
}

function dayOf(at: Date, timeZone: string): number {
  return Date.parse(dateOnIn(at, timeZone));
}
