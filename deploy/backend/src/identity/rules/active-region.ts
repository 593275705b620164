/** How long a choice of region is held, so that one that flaps does not throw sign-ins to and fro (F36). */
export const regionHoldMs = 5 * 60_000;

/** The region that was chosen, and since when. */
export interface RegionChoice {
  readonly region: string;
  readonly sinceMs: number;
}

/** What is known of the regions now; `order` begins with the primary. */
export interface RegionFacts {
  readonly order: readonly string[];
  readonly isDown: (region: string) => boolean;
  readonly nowMs: number;
}

/**
 * Where people sign in now, by the failover regions (ACCT-37): a chosen region stays until it is down, or until the primary is up again and
 * the choice has been held for five minutes. While every region is down, the choice stays and sign-in does not work.
 */
export function activeRegion(
  { order, isDown, nowMs }: RegionFacts,
  before: RegionChoice | undefined,
): RegionChoice | undefined {
  const healthy = order.filter((region) => !isDown(region));
  const current = order.includes(before?.region ?? '') ? before : undefined;
  if (current && isKept(current, { healthy, nowMs })) return current;
  const wanted = healthy[0] ?? order[0];
  if (wanted === undefined || current?.region === wanted) return current;
  return { region: wanted, sinceMs: nowMs };
}

function isKept(
  { region, sinceMs }: RegionChoice,
  { healthy, nowMs }: { readonly healthy: readonly string[]; readonly nowMs: number },
): boolean {
  if (healthy.length === 0) return true;
  return healthy.includes(region) && nowMs - sinceMs < regionHoldMs;
}
