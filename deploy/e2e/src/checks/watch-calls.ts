import type { Page, Request } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** A page's calls, followed since the watch began, in its frames too. */
export interface CallWatch {
  /** Waits until none has been under way for half a second: the answer of one may bring the next. */
  ended(): Promise<void>;
}

const quietMs = 500;

/** Follows the calls of a page from now on. Playwright's own 'networkidle' may never come for a page that frames another site. */
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
    ended: () => expect.poll(quiet, 'ms without a call under way').toBeGreaterThanOrEqual(quietMs),
  };
}
