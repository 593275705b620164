import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { siteAnswer } from '../../journeys/remote-visits.ts';
import { tabTo } from '../../journeys/tab-to.ts';

/** Opens a vehicle with pictures, and returns its slides and how many there are. */
async function openPictures({ search, vehicle }: Site): Promise<{ slides: Locator; count: number }> {
  await search.open('condition=Used');
  await search.openFirstAvailable();
  const slides = vehicle.gallery.getByRole('list', { name: /^Pictures, scroll/ });
  const count = await vehicle.gallery.locator('.fc-dots button').count();
  expect(count).toBeGreaterThan(2);
  return { slides, count };
}

/** Scrolls over an element sideways; the headless browser has no touch gestures. */
async function scrollSideways(page: Page, target: Locator, distanceX: number): Promise<void> {
  await target.hover();
  await page.mouse.wheel(distanceX, 0);
}

test('pictures of a phone are scrolled, and follow the arrows below them', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { slides, count } = await openPictures(site);
  const position = (n: number) =>
    site.vehicle.gallery.getByRole('status', { name: `Picture ${n} of ${count}` });
  await expect(position(1)).toBeVisible();
  await scrollSideways(page, slides, 300);
  await expect(position(2)).toBeVisible();
  await scrollSideways(page, slides, -300);
  await expect(position(1)).toBeVisible();
  const next = site.vehicle.gallery.getByRole('button', { name: 'Next picture' });
  for (let n = 2; n <= count; n += 1) {
    await next.click();
    await expect(position(n)).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await expectAccessible(page);
});

for (const [width, ratio] of [
  [768, 1.52],
  [1440, 1.62],
] as const) {
  test(`the buttons are below the picture and cover nothing of the vehicle, ${width} pixels wide`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    const { slides } = await openPictures(site);
    const picture = await slides.boundingBox();
    if (!picture) throw new Error('there is nothing to measure');
    expect(picture.width / picture.height).toBeLessThan(ratio);
    for (const name of ['View pictures full screen', 'Next picture']) {
      const button = await site.vehicle.gallery.getByRole('button', { name }).boundingBox();
      expect(button?.y, name).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });
}

test('pictures by keyboard: arrow keys, buttons and thumbnails', async ({ site, page }) => {
  const { slides, count } = await openPictures(site);
  const position = (n: number) =>
    site.vehicle.gallery.getByRole('status', { name: `Picture ${n} of ${count}` });
  await tabTo(page, slides, 'the slides');
  await page.keyboard.press('ArrowRight');
  await expect(position(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(position(1)).toBeVisible();
  const dot = site.vehicle.gallery.locator('.fc-dots button').nth(1);
  await tabTo(page, dot, 'the second thumbnail');
  await page.keyboard.press('Enter');
  await expect(position(2)).toBeVisible();
  await expect(dot).toBeFocused();
});

test('SHOP-58: the label of a sample photo is one line, also on a page that is opened by its address', async ({
  site,
}) => {
  await site.search.open();
  const [vin = ''] = await site.search.vinsOnOffer(1);
  await site.vehicle.open(vin);
  await expect(site.vehicle.start).toBeEnabled();
  const label = site.vehicle.gallery.getByText('Sample photo').first();
  expect((await label.boundingBox())?.height).toBeLessThan(30);
});

for (const width of [390, 768, 1440]) {
  test(`nothing shifts while a vehicle of a link loads slowly, ${width} pixels wide`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.search.open('condition=Used');
    const href = await site.search.available
      .first()
      .getByRole('link', { name: /^Go to/ })
      .getAttribute('href');
    // The document comes without the vehicle, as when the backend is slow, and its call takes a while.
    await page.route('**/vehicle/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await siteAnswer(route);
      const body = await answer.text();
      return route.fulfill({ response: answer, body: body.replace(dataScripts, '') });
    });
    await page.route('**/public/inventory/vehicles/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    const asked = page.waitForRequest('**/public/inventory/vehicles/*');
    await page.goto(href!);
    await asked;
    await site.vehicle.start.or(site.vehicle.main.getByText('Sale Pending').first()).waitFor();
    expect(await shiftScore(page)).toBeLessThanOrEqual(0.02);
  });
}

/** What the document has for the page's first call. */
const dataScripts = /<script type="application\/json" class="forecourt-data"[^>]*>[^<]*<\/script>/g;

/** The page's cumulative layout shift since it was loaded. */
function shiftScore(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await nextFrame();
    await nextFrame();
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    observer.disconnect();
    return entries.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}
