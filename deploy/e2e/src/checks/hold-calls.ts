import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Calls of a page whose answers are held back, so that those that wait for no answer can be told from those that do. */
export interface HeldCalls {
  /** Waits until exactly these paths have been asked for while no answer was given, then lets all answers through. */
  expectFirstRound(paths: readonly string[]): Promise<void>;
  /** Paths that were asked for once answers had begun. */
  later(): readonly string[];
}

/** Holds back the answers of a page's calls whose paths fit, from now on. */
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
