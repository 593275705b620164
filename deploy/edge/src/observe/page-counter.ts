const minuteMs = 60_000;

/** Time window in which pages are counted. */
export const windowMinutes = 60;

/** Number of pages, and of those that reported a fault. */
export interface PageCount {
  readonly pages: number;
  readonly failedPages: number;
}

/** Counts per minute over the last hour, so that an incident drops out after an hour. */
export function createPageCounter(nowMs: () => number) {
  const minutes = new Map<number, { pages: number; failedPages: number }>();
  let latest = -Infinity;
  const now = () => Math.floor(nowMs() / minuteMs);
  const current = () => {
    const minute = now();
    const known = minutes.get(minute);
    // Old minutes are dropped when one begins, not for each page.
    if (known && minute === latest) return known;
    for (const old of minutes.keys()) if (old <= minute - windowMinutes) minutes.delete(old);
    const count = known ?? { pages: 0, failedPages: 0 };
    minutes.set(minute, count);
    latest = minute;
    return count;
  };
  return {
    addPage: () => void (current().pages += 1),
    addFailed: () => void (current().failedPages += 1),
    read(): PageCount {
      current();
      const all = [...minutes.values()];
      const pages = all.reduce((sum, count) => sum + count.pages, 0);
      const failed = all.reduce((sum, count) => sum + count.failedPages, 0);
      return { pages, failedPages: Math.min(failed, pages) };
    },
  };
}

export type PageCounter = ReturnType<typeof createPageCounter>;
