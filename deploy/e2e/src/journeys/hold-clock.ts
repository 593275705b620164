import type { Page } from '@playwright/test';

/**
 * Stops a page's installed clock once its calls have ended: put forward, time would run out for one under way, and going on by itself it would
 * pass a limit that the test means to stand before.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
