/** Pages with a release, and those of them on which it failed. */
export interface SeenPages {
  readonly pages: number;
  readonly failedPages: number;
}

/** When a canary is ended. */
export interface CanaryLimits {
  /** With fewer canary pages no decision is made. */
  readonly minimumPages: number;
  /** With fewer failed pages no decision is made: one visitor's trouble is not a trend. */
  readonly minimumFailedPages: number;
  /** By how many percentage points the canary's share of failed pages may exceed that of the live release. */
  readonly marginPoints: number;
}

/** The default limits. */
export const canaryLimits: CanaryLimits = { minimumPages: 30, minimumFailedPages: 3, marginPoints: 2 };

/** `wait` until there is enough data; rates are in percent of pages. */
export interface CanaryVerdict {
  readonly verdict: 'wait' | 'keep' | 'take back';
  readonly canaryPercent: number;
  readonly livePercent: number;
}

function failedPercent({ pages, failedPages }: SeenPages): number {
  return pages === 0 ? 0 : (100 * Math.min(failedPages, pages)) / pages;
}

/**
 * Decides whether to end a canary: when its share of pages with a fault exceeds the live release's by more
 * than the margin. A live release without page views (a canary for everyone) counts as without faults.
 */
export function canaryVerdict(
  seen: { readonly canary: SeenPages; readonly live: SeenPages },
  limits: CanaryLimits,
): CanaryVerdict {
  const canaryPercent = failedPercent(seen.canary);
  const livePercent = failedPercent(seen.live);
  const { pages, failedPages } = seen.canary;
  if (pages < limits.minimumPages) return { verdict: 'wait', canaryPercent, livePercent };
  const isWorse = canaryPercent > livePercent + limits.marginPoints;
  if (isWorse && failedPages < limits.minimumFailedPages)
    return { verdict: 'wait', canaryPercent, livePercent };
  return { verdict: isWorse ? 'take back' : 'keep', canaryPercent, livePercent };
}
