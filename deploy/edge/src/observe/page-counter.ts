const minuteMs = 60_000;

/** Time window in which pages are counted. */
export const windowMinutes = 60;

/** Number of pages, and of those that reported a fault. */
export interface PageCount {
  readonly pages: number;
  readonly failedPages: number;
}

/** The pages of a release, and those on which it was opened itself: not more than its pages. */
export interface VisitCount extends PageCount {
  readonly visits: number;
}

const nothing = { pages: 0, failedPages: 0, opened: 0, loads: 0 };

type Minute = { -readonly [key in keyof typeof nothing]: number };

/**
 * Counts per minute over the last hour, so that an incident drops out after an hour. `sampledPercent` is the
 * share of pages that report how long a release took to load.
 */
export function createPageCounter(nowMs: () => number, sampledPercent = 100) {
  const minutes = new Map<number, Minute>();
  let latest = -Infinity;
  const now = () => Math.floor(nowMs() / minuteMs);
  const current = () => {
    const minute = now();
    const known = minutes.get(minute);
    // Old minutes are dropped when one begins, not for each page.
    if (known && minute === latest) return known;
    for (const old of minutes.keys()) if (old <= minute - windowMinutes) minutes.delete(old);
    const count: Minute = known ?? { ...nothing };
    minutes.set(minute, count);
    latest = minute;
    return count;
  };
  const total = (of: keyof Minute) => [...minutes.values()].reduce((sum, count) => sum + count[of], 0);
  const read = (): PageCount => {
    current();
    const pages = total('pages');
    return { pages, failedPages: Math.min(total('failedPages'), pages) };
  };
  return {
    addPage: () => void (current().pages += 1),
    addFailed: () => void (current().failedPages += 1),
    /** The page that was added began with the release: it is the remote of its address. */
    addOpened: () => void (current().opened += 1),
    /** A page has reported that the release was loaded, at its beginning or later. */
    addLoad: () => void (current().loads += 1),
    read,
    /**
     * With the visits: pages that began with the release or, where more, those on which it was loaded, as far
     * as the reports tell, or on which it failed.
     */
    readVisits(): VisitCount {
      const count = read();
      const loaded = sampledPercent > 0 ? Math.round((100 * total('loads')) / sampledPercent) : 0;
      const seen = Math.max(total('opened'), loaded, count.failedPages);
      return { ...count, visits: Math.min(seen, count.pages) };
    },
  };
}

export type PageCounter = ReturnType<typeof createPageCounter>;
