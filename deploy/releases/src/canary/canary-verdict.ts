/** Pages with a release, and those of them on which it failed. */
export interface SeenPages {
  readonly pages: number;
  readonly failedPages: number;
}

/** When a canary is taken back. */
export interface CanaryLimits {
  /** With fewer pages of the canary nothing is decided. */
  readonly minimumPages: number;
  /** With fewer failed pages nothing is decided: one visitor's trouble is no trend. */
  readonly minimumFailedPages: number;
  /** By how many percentage points more of its pages may fail than of the live release's. */
  readonly marginPoints: number;
}

/** The limits unless others are told. */
export const canaryLimits: CanaryLimits = { minimumPages: 30, minimumFailedPages: 3, marginPoints: 2 };

/** `wait` until there is enough to see; rates are in percent of pages. */
export interface CanaryVerdict {
  readonly verdict: 'wait' | 'keep' | 'take back';
  readonly canaryPercent: number;
  readonly livePercent: number;
}

function failedPercent({ pages, failedPages }: SeenPages): number {
  return pages === 0 ? 0 : (100 * Math.min(failedPages, pages)) / pages;
}

/**
 * Whether a canary is to be taken back: when the share of its pages with a fault is worse than the live release's by more than the margin.
 * A live release that nobody has seen (a canary for everybody) counts as without faults.
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
