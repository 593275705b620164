import type { Page } from '@playwright/test';

/**
 * Stops a page's installed clock once its calls have ended: advancing it would time out a pending call, and a
 * running clock would pass a limit that the test must not reach yet.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
