/** How many leads are allowed per hour, by what they have in common. */
export const leadLimits = {
  /** One account or one visit. */
  holder: 5,
  /** One network address, which a family or an office may share. */
  visitor: 20,
  /** One email address, so that no one is flooded with confirmations. */
  email: 5,
} as const;

/** The limits by name. */
export type LeadLimit = keyof typeof leadLimits;

const windowMs = 60 * 60 * 1000;

/** Returns the start of the counted period at an instant. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}

/**
 * Returns the seconds until one more lead is allowed, undefined if it is allowed now. `times` are the
 * instants of the counted leads, newest first, at most as many as the limit.
 */
export function leadWaitSeconds(limit: number, times: readonly Date[], now: Date): number | undefined {
  const oldest = times[limit - 1];
  if (!oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000));
}
