/** Pages on which a release was opened, and those of them on which it failed. */
export interface SeenVisits {
  readonly visits: number;
  readonly failedPages: number;
}

/** When a canary is ended. */
export interface CanaryLimits {
  /** With fewer pages that opened the canary no decision is made. */
  readonly minimumPages: number;
  /** With fewer failed pages no decision is made: one visitor's trouble is not a trend. */
  readonly minimumFailedPages: number;
  /** By how many percentage points the canary's share of failed pages may exceed that of the live release. */
  readonly marginPoints: number;
}

/** The default limits. */
export const canaryLimits: CanaryLimits = { minimumPages: 30, minimumFailedPages: 3, marginPoints: 2 };

/** Rates are in percent of the pages that opened the release. */
export interface CanaryVerdict {
  /** `too few pages` and `too few failures` are no judgement yet. */
  readonly verdict: 'too few pages' | 'too few failures' | 'keep' | 'take back';
  readonly canaryPercent: number;
  readonly livePercent: number;
}

function failedPercent({ visits, failedPages }: SeenVisits): number {
  return visits === 0 ? 0 : (100 * Math.min(failedPages, visits)) / visits;
}

/**
 * Decides whether to end a canary: when its share of pages with a fault exceeds the live release's by more
 * than the margin. Only pages that opened it count: a remote that few pages open fails on few of all pages,
 * even if it never works. A live release without page views (a canary for everyone) counts as without faults.
 */
export function canaryVerdict(
  seen: { readonly canary: SeenVisits; readonly live: SeenVisits },
  limits: CanaryLimits,
): CanaryVerdict {
  const canaryPercent = failedPercent(seen.canary);
  const livePercent = failedPercent(seen.live);
  const { visits, failedPages } = seen.canary;
  if (visits < limits.minimumPages) return { verdict: 'too few pages', canaryPercent, livePercent };
  const isWorse = canaryPercent > livePercent + limits.marginPoints;
  if (isWorse && failedPages < limits.minimumFailedPages)
    return { verdict: 'too few failures', canaryPercent, livePercent };
  return { verdict: isWorse ? 'take back' : 'keep', canaryPercent, livePercent };
}
