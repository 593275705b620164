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

/**
 * Tracks the calls of a page from now on. Playwright's own 'networkidle' may never occur for a page that
 * frames another site.
 */
export function watchCalls(page: Page): CallWatch {
  const underWay = new Set<Request>();
  let changedAtMs = Date.now();
  const note = (change: (request: Request) => unknown) => (request: Request) => {
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
    ended: () => expect.poll(quiet, 'ms without a call under way').toBeGreaterThanOrEqual(quietMs),
  };
}
