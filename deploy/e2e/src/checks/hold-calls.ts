import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/**
 * Calls of a page whose answers are held back, to distinguish calls that wait for an answer from those that
 * do not.
 */
export interface HeldCalls {
  /** Waits until exactly these paths have been requested without any answer, then releases all answers. */
  expectFirstRound(paths: readonly string[]): Promise<void>;
  /** Paths requested after the first answers. */
  later(): readonly string[];
}

/** From now on, holds back the answers of a page's calls with matching paths. */
export async function holdCalls(page: Page, isCall: (path: string) => boolean): Promise<HeldCalls> {
  const first: string[] = [];
  const later: string[] = [];
  let letThrough: () => void = () => undefined;
  const released = new Promise<void>((done) => (letThrough = done));
  let isHeld = true;
  await page.route(
    (url) => isCall(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      (isHeld ? first : later).push(pathname);
      await released;
      await route.continue();
    },
  );
  return {
    async expectFirstRound(paths) {
      await expect.poll(() => first.toSorted(), { timeout: 30_000 }).toEqual(paths.toSorted());
      isHeld = false;
      letThrough();
    },
    later: () => later,
  };
}
