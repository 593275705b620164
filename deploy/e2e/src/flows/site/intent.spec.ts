import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType: string;
}

async function connect(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** The requests of a page for a remote's entry and for one vehicle, since the watch started. */
function watchLoads(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const count = (pattern: RegExp) => urls.filter((url) => pattern.test(url)).length;
  return {
    entries: () => count(/\/assets\/mfe-account\/[^/]+\/remoteEntry\./),
    vehicles: () => count(/\/public\/inventory\/vehicles\/[A-Z0-9]{17}$/),
  };
}

const carLink = (page: Page) => page.locator('article[data-vin] a[href^="/vehicle/"]').first();

test('a link under the pointer loads the next remote, and a vehicle that its page then does not ask for again', async ({
  page,
  site,
}) => {
  await connect(page, { effectiveType: '4g' });
  const loads = watchLoads(page);
  await site.search.open();
  await carLink(page).hover();
  await expect.poll(loads.vehicles).toBe(1);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover();
  await expect.poll(loads.entries).toBe(1);
  await carLink(page).click();
  await expect(page.locator('[data-remote] h1')).toBeVisible();
  await expect(page).toHaveURL(/\/vehicle\//);
  expect(loads.vehicles(), 'calls for a vehicle').toBe(1);
});

test('with Save-Data nothing is loaded before it is asked for', async ({ page, site }) => {
  await connect(page, { effectiveType: '4g', saveData: true });
  const loads = watchLoads(page);
  await site.search.open();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).hover();
  await carLink(page).hover();
  await carLink(page).click();
  await expect(page).toHaveURL(/\/vehicle\//);
  await expect.poll(loads.vehicles).toBe(1);
  expect(loads.entries()).toBe(0);
});
