import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { ComparePage } from '../../pages/compare-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { pressOn } from '../../journeys/tab-to.ts';

test.describe.configure({ timeout: 240_000 });

/** The answer to a change of the comparison, which is shown before it is saved. */
function keptChange(page: Page) {
  return page.waitForResponse((answer) => answer.url().includes('/public/comparison/'));
}

/** Selects the first vehicles of the search and waits until the server has each. */
async function choose(site: Site, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const card = site.search.available.nth(index);
    const kept = keptChange(site.page);
    await site.search.compare(card).click();
    expect((await kept).status()).toBe(200);
    names.push((await card.getByRole('heading').textContent()) ?? '');
  }
  return names;
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to measure');
  return box;
}

test('vehicles are selected up to the limit, compared, reduced to their differences and removed @core', async ({
  site,
  page,
}) => {
  const compare = new ComparePage(page);
  await compare.open();
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expectNoAxeViolations(page);
  await compare.main.getByRole('link', { name: 'Search vehicles' }).click();
  await site.search.cards.first().waitFor();
  const names = await choose(site, 4);
  await expect(site.search.tray).toContainText('4 selected');
  const fifth = site.search.compare(site.search.available.nth(4));
  await expect(fifth).toHaveAccessibleDescription(/You can compare up to 4 vehicles/);
  await fifth.click({ force: true });
  await expect(site.search.tray).toContainText('4 selected');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(site.search.tray).toContainText('4 selected');
  await site.search.tray.getByRole('link', { name: 'Compare' }).click();
  await expect(compare.columns).toHaveText(names.map((name) => new RegExp(name)));
  await expect(compare.heading).toBeFocused();
  await expectNoAxeViolations(page);
  const all = await compare.rows.count();
  await compare.onlyDifferences.check();
  await expect(compare.rows.first()).toContainText('Different');
  await expect.poll(() => compare.rows.count()).toBeLessThan(all);
  await expect(compare.table.getByText('Different')).toHaveCount(await compare.rows.count());
  const removed = keptChange(page);
  await compare.remove(names[3] ?? '').click();
  await expect(compare.columns).toHaveCount(3);
  expect((await removed).status()).toBe(200);
  await expect(compare.heading).toBeFocused();
  await compare.main.getByRole('link', { name: 'Add a vehicle' }).click();
  await expect(site.search.tray).toContainText('3 selected');
  await compare.open();
  await expect(compare.columns).toHaveCount(3);
});

test('on the narrowest phone two vehicles are side by side, each value below its label', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const compare = new ComparePage(page);
  await site.search.open();
  await choose(site, 2);
  await compare.open();
  await expect(compare.columns).toHaveCount(2);
  const first = await boxOf(compare.columns.nth(0));
  const second = await boxOf(compare.columns.nth(1));
  expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
  expect(second.x + second.width).toBeLessThanOrEqual(320);
  for (const part of ['.fc-name', '.fc-prices']) {
    const parts = compare.columns.locator(part);
    expect((await boxOf(parts.nth(1))).y, part).toBe((await boxOf(parts.nth(0))).y);
  }
  await expect(compare.onlyDifferences).toBeChecked();
  const row = compare.table.getByRole('row', { name: /^Mileage/ });
  const label = await boxOf(row.getByRole('rowheader'));
  for (const cell of await row.getByRole('cell').all()) {
    expect((await boxOf(cell)).y).toBeGreaterThanOrEqual(label.y + label.height - 1);
  }
  await expectNoAxeViolations(page);
});

test('on a tablet four vehicles are side by side, below the tools', async ({ site, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const compare = new ComparePage(page);
  await site.search.open();
  await choose(site, 4);
  await compare.open();
  await expect(compare.columns).toHaveCount(4);
  const first = await boxOf(compare.columns.first());
  const tool = await boxOf(compare.onlyDifferences);
  expect(tool.y + tool.height).toBeLessThanOrEqual(first.y);
  const hiddenPx = await compare.table.evaluate(({ parentElement: region }) =>
    region ? region.scrollWidth - region.clientWidth : -1,
  );
  expect(hiddenPx).toBe(0);
  await expectNoAxeViolations(page);
});

test('a vehicle that is sold in the meantime stays in its column and is marked as sold', async ({
  site,
  page,
}) => {
  const compare = new ComparePage(page);
  await site.search.open();
  await choose(site, 2);
  // The next sample order takes the first vehicle that can be bought.
  await freshOrder(page, 'delivered');
  await compare.open();
  await expect(compare.columns.first()).toContainText('No longer available');
  await expect(compare.columns.first().getByRole('link', { name: 'See Similar Vehicles' })).toBeVisible();
  await expect(compare.columns.nth(1)).not.toContainText('No longer available');
  await expectNoAxeViolations(page);
});

test('a comparison that cannot be read can be requested again', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const compare = new ComparePage(page);
  await page.route('**/public/comparison', (route) => route.fulfill({ status: 503, body: '' }));
  await compare.open();
  await expect(page.getByText("We couldn't load your comparison")).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  await page.unroute('**/public/comparison');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
});

test('by keyboard only: a vehicle from its own page, and removed from the comparison again', async ({
  site,
  page,
}) => {
  const compare = new ComparePage(page);
  await site.search.open();
  await site.search.openFirstAvailable();
  const name = (await site.vehicle.heading.textContent()) ?? '';
  const own = site.vehicle.main.getByRole('button', { name: `Compare ${name}`, exact: true }).first();
  await pressOn(page, own, 'Compare', 'Space');
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page);
  await pressOn(page, page.getByRole('link', { name: 'See comparison (1 vehicle)' }), 'See comparison');
  await expect(compare.columns).toHaveCount(1);
  await pressOn(page, compare.remove(name), 'the close button');
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expect(compare.heading).toBeFocused();
});
