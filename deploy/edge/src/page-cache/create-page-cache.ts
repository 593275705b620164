import { LRUCache } from 'lru-cache';
import { within } from '../within.ts';
import type { PageDocument } from '../html/page-outcome.ts';
import type { NoncedPage } from './nonced-page.ts';
import { startFill, type FillEnd, type PageFill } from './page-fill.ts';

/** Ages in ms up to which a page is served without writing it again, while it is written again, and while that fails. */
const ages = { freshMs: 3000, staleMs: 5 * 60_000, failingMs: 60_000 };

/** Shortest time between two tries to write a page again that fail. */
const retryMs = 1000;

/** Longest wait in ms for a page that must not be sent as it is. */
const waitMs = 500;

/** A kept page, or one that is just being written. */
export type ServedPage =
  | { readonly kind: 'kept'; readonly page: NoncedPage }
  | { readonly kind: 'written'; readonly fill: PageFill };

/** Writes a page; `isForVisitor` is false when it is written for the cache alone. */
export type WritePage = (placeholder: string, isForVisitor: boolean) => PageDocument;

/** The page of a key, as of a version of the tenant's inventory; undefined if it shows none, or none is known. */
export interface WantedPage {
  readonly key: string;
  readonly inventory: number | undefined;
}

/** Whole public pages, kept for seconds. */
export interface PageCache {
  /**
   * A page; `write` is called if it has to be written, at most once at a time for each key and version of the
   * inventory.
   */
  serve(wanted: WantedPage, write: WritePage): Promise<ServedPage>;
  /** Pages and bytes in memory. */
  size(): { readonly pages: number; readonly bytes: number };
}

/** Limits of a cache. `nowMs` is monotonic. */
export interface PageCacheLimits {
  readonly maxBytes: number;
  readonly nowMs: () => number;
}

interface Kept {
  readonly page: NoncedPage;
  readonly atMs: number;
  readonly inventory: number | undefined;
  /** Orders what was written by when it was begun. */
  readonly nth: number;
  /** When the last try to write it again failed; undefined if none has. */
  failedAtMs?: number;
}

const fillKey = ({ key, inventory }: WantedPage) => `${inventory} ${key}`;

/** The pages asked for last, up to a number of bytes in all their encodings, keys included. */
function createStore({ maxBytes, nowMs }: PageCacheLimits) {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.size() + 2 * key.length,
  });
  return {
    get(key: string): Kept | undefined {
      const one = kept.get(key);
      const mostMs = one?.failedAtMs === undefined ? ages.staleMs : ages.failingMs;
      if (!one || nowMs() - one.atMs < mostMs) return one;
      kept.delete(key);
      return undefined;
    },
    remove: (key: string) => kept.delete(key),
    /** Keeps a page unless one that was begun later is kept. */
    add(key: string, written: Omit<Kept, 'atMs' | 'failedAtMs'>): void {
      if ((kept.get(key)?.nth ?? 0) < written.nth) kept.set(key, { ...written, atMs: nowMs() });
    },
    /** Counts a page again that has grown: the library measures what it has not seen before. */
    measure(key: string): void {
      const one = kept.get(key);
      if (one) kept.set(key, { ...one });
    },
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  };
}

/**
 * Creates the cache of an edge. A page is sent as it is for 3 s; up to 5 min it is sent once more while it is written
 * again, so that who comes after a quiet minute waits for nothing; if that fails, because the backend is down or a view
 * is late, it is sent for up to 60 s. One of another version of the inventory is written again before it is sent, unless
 * that fails.
 */
export function createPageCache(limits: PageCacheLimits): PageCache {
  const { nowMs } = limits;
  const store = createStore(limits);
  const running = new Map<string, PageFill>();
  let fills = 0;
  const handleEnd = ({ key, inventory }: WantedPage, nth: number, end: FillEnd) => {
    running.delete(fillKey({ key, inventory }));
    if (end === 'missing') store.remove(key);
    else if (end !== 'partial') store.add(key, { page: end, inventory, nth });
    else {
      const before = store.get(key);
      if (before) before.failedAtMs = nowMs();
    }
  };
  const fillOf = (wanted: WantedPage, write: WritePage, isForVisitor: boolean): PageFill => {
    const under = running.get(fillKey(wanted));
    if (under) return under;
    const nth = ++fills;
    const fill = startFill(
      (placeholder) => write(placeholder, isForVisitor),
      () => store.measure(wanted.key),
    );
    running.set(fillKey(wanted), fill);
    void fill.end.then((end) => handleEnd(wanted, nth, end));
    return fill;
  };
  /** Undefined while a page may be sent although it is not fresh. */
  const refill = (wanted: WantedPage, write: WritePage, { failedAtMs }: Kept) => {
    const isPaused = failedAtMs !== undefined && nowMs() - failedAtMs < retryMs;
    return isPaused ? undefined : fillOf(wanted, write, false);
  };
  const isOutdated = ({ inventory }: Kept, wanted: WantedPage): boolean =>
    wanted.inventory !== undefined && wanted.inventory !== inventory;
  return {
    size: store.size,
    async serve(wanted, write) {
      const kept = store.get(wanted.key);
      if (!kept) return { kind: 'written', fill: fillOf(wanted, write, true) };
      const { page, atMs, failedAtMs } = kept;
      const isOld = isOutdated(kept, wanted);
      const fill = !isOld && nowMs() - atMs < ages.freshMs ? undefined : refill(wanted, write, kept);
      if (!fill || !isOld || failedAtMs !== undefined) return { kind: 'kept', page };
      const end = await within(fill.end, waitMs);
      if (end === 'partial') return { kind: 'kept', page };
      return typeof end === 'object' ? { kind: 'kept', page: end } : { kind: 'written', fill };
    },
  };
}
