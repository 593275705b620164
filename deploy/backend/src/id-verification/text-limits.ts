import { createHmac } from 'node:crypto';

/** How many links are texted per hour (TRACK-113). */
export const textLimits = {
  /** To one number, from all accounts together, so that no one is flooded with messages. */
  number: 5,
  /** For one account, to all numbers together, so that none is a way to text strangers. */
  account: 10,
} as const;

const windowMs = 60 * 60 * 1000;

/** Returns the start of the counted hour at an instant. */
export function textsCountedSince(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}

/**
 * Returns the seconds until one more text is allowed, undefined if it is allowed now. `times` are the instants of the counted texts, newest
 * first.
 */
export function textWaitSeconds(limit: number, times: readonly Date[], now: Date): number | undefined {
  const oldest = times[limit - 1];
  if (!oldest) return undefined;
  const waitMs = oldest.getTime() + windowMs - now.getTime();
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : undefined;
}

/** What texts to a number are counted by: a keyed hash, because the number itself is not stored. */
export function textedNumberMark(secret: string, mobilePhone: string): string {
  return createHmac('sha256', secret).update(`id-verification-number:${mobilePhone}`).digest('base64url');
}
