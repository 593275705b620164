import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

/** A phone at the edge of its network, by F62. */
const slow = { kilobitsPerSecond: 400, latencyMs: 400 };
const patienceMs = 60_000;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (slow.kilobitsPerSecond * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

test.describe('F62: on a connection of 400 kbit/s and 400 ms', () => {
  test.use({ viewport: { width: 390, height: 844 }, actionTimeout: patienceMs });

  test('a vehicle is searched for, seen and put into the cart, and nothing gives up too soon', async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    await slowDown(page);
    const expectNoProblem = () => expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('/', { timeout: patienceMs });
    await page.locator('main a[href^="/search"]').first().click();
    await expect(page).toHaveURL(/\/search/, { timeout: patienceMs });
    await expect(site.search.cards.first()).toBeVisible({ timeout: patienceMs });
    await expectNoProblem();
    await site.search.openFirstAvailable();
    await expect(site.vehicle.start).toBeEnabled({ timeout: patienceMs });
    await expectNoProblem();
    await site.vehicle.start.click();
    await expect(site.cart.heading).toBeVisible({ timeout: patienceMs });
    await expectNoProblem();
  });
});
