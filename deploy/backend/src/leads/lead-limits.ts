/** How many leads may come within an hour, by what they have in common. */
export const leadLimits = {
  /** One account or one visit. */
  holder: 5,
  /** One network address: a family or an office shares it. */
  visitor: 20,
  /** One email address, so that nobody is flooded with confirmations. */
  email: 5,
} as const;

/** What a limit counts by. */
export type LeadLimit = keyof typeof leadLimits;

const windowMs = 60 * 60 * 1000;

/** Since when leads count at an instant. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}

/**
 * After how many seconds one more lead is allowed, undefined when it is at once. `times` are the instants of those that count, newest
 * first, as many as the limit allows at most.
 */
export function leadWaitSeconds(limit: number, times: readonly Date[], now: Date): number | undefined {
  const oldest = times[limit - 1];
  if (!oldest) return undefined;
  return Math.max(1, Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000));
}
