import type { Page, Request } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** A page's calls since the watch started, including those in its frames. */
export interface CallWatch {
  /** Waits until no call has been in progress for half a second: the answer of one may trigger the next. */
  ended(): Promise<void>;
  /** Counts the half second from now on, before a change of page whose calls have not begun yet. */
  restart(): void;
}

const quietMs = 500;

/** Which requests count, all by default, and how long their end is waited for; by default as long as Playwright's. */
interface WatchOptions {
  readonly isCall?: (request: Request) => boolean;
  readonly timeoutMs?: number;
}

/**
 * Tracks the calls of a page from now on. Playwright's own 'networkidle' may never occur for a page that
 * frames another site.
 */
export function watchCalls(page: Page, { isCall = () => true, timeoutMs }: WatchOptions = {}): CallWatch {
  const underWay = new Set<Request>();
  let changedAtMs = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    if (!isCall(request)) return;
    change(request);
    changedAtMs = Date.now();
  };
  const end = note((request) => underWay.delete(request));
  page.on(
    'request',
    note((request) => underWay.add(request)),
  );
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const quiet = () => (underWay.size > 0 ? 0 : Date.now() - changedAtMs);
  return {
    restart() {
      changedAtMs = Date.now();
    },
    ended: () =>
      expect
        .poll(quiet, { message: 'ms without a call under way', ...(timeoutMs && { timeout: timeoutMs }) })
        .toBeGreaterThanOrEqual(quietMs),
  };
}
