import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Site } from '../fixtures/site.ts';
import { tenantIds, type TenantId } from '../stack/index.ts';
import { freshOrder } from './fresh-order.ts';
import { sampleOrderNumber } from './sample-orders.ts';

const widths = [390, 1440];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation in one line each: rule, what it is, and the elements. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/** Asks axe at every width, the widest last: what is clicked next is clicked there. */
async function expectNone(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await test.step(`axe on ${what} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await violations(page), `${what} at ${width} px`).toEqual([]);
    });
  }
}

async function publicPages(site: Site): Promise<void> {
  const { page } = site;
  await page.goto('/');
  await expect(page.getByRole('main').locator('article[data-vin]').first()).toBeVisible();
  await expectNone(page, 'the landing page');
  await site.search.open();
  await expectNone(page, 'the search');
  await page.goto('/search?make=Honda&priceMax=1');
  await expect(page.getByText('No vehicle fits all of this')).toBeVisible();
  await expectNone(page, 'a search without results');
  await site.search.open();
  await site.search.openFirstAvailable();
  await expectNone(page, 'a vehicle');
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await expect(site.cart.orderForCash).toBeVisible();
  await expectNone(page, 'the cart');
  await site.signIn.open();
  await expectNone(page, 'sign-in');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
  await expectNone(page, 'the 404 page');
}

/** Pages of a buyer's orders: the sort of order, its page, and what stands on it once it is loaded. */
const orderPages = [
  ['insurance-ready', '/checkout/:order/received', 'Order received'],
  ['insurance-ready', '/checkout/:order/receipt', 'Order receipt'],
  ['application-received', '/checkout/:order', 'Application received'],
  ['lender-approved', '/checkout/:order', 'Your loan is approved'],
  ['delivered', '/checkout/:order', 'Thank you, everything is done'],
  ['insurance-ready', '/progress/:order/id-verification', 'Verify ID'],
  ['documents-partly', '/progress/:order/doc-upload', 'Upload Documents'],
  ['contract-ready', '/progress/:order/signing', 'Sign Contract'],
  ['contract-expired', '/progress/:order/signing', 'Sign Contract'],
  ['contract-awaiting', '/progress/:order/signing', 'Sign Contract'],
  ['contract-signed', '/progress/:order/payment', 'Make a Payment'],
  ['contract-signed', '/fulfillment/:order', 'Schedule Delivery'],
  ['delivered', '/fulfillment/:order', 'Schedule Delivery'],
] as const;

/** Orders that a lender or the dealer moves on after some seconds: one of the test's own is looked at while it is new. */
const movesByItself: ReadonlySet<string> = new Set(['application-received', 'contract-awaiting']);

async function memberPages(site: Site, tenant: TenantId): Promise<void> {
  const { page } = site;
  await site.signIn.open();
  await site.signIn.asDemoBuyer(tenant);
  await expect(site.orders.cards.first()).toBeVisible();
  await expectNone(page, 'the orders');
  await site.cart.open();
  if (await site.cart.orderForCash.isVisible()) {
    await site.cart.review();
    await expectNone(page, 'the review of an order');
  }
  for (const [key, path, heading] of orderPages) {
    const order = movesByItself.has(key) ? await freshOrder(page, key) : sampleOrderNumber(tenant, key);
    await page.goto(path.replace(':order', order));
    await expect(site.tracker.heading).toHaveText(heading);
    await expect(site.tracker.main.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectNone(page, `${heading} (${key})`);
  }
}

for (const tenant of tenantIds) {
  test.describe(`${tenant} at ${widths.join(' and ')} px`, () => {
    test.use({ tenant, contextOptions: { reducedMotion: 'reduce' } });
    test.describe.configure({ timeout: 480_000 });

    test('has no accessibility violations that axe can find: what everybody sees', async ({
      site,
      complaints,
    }) => {
      complaints.allow(/status of 404/);
      await publicPages(site);
    });

    test('has no accessibility violations that axe can find: what a buyer sees', async ({
      site,
      tenant: own,
      complaints,
    }) => {
      complaints.allow(/status of 400 .*\/status\)$/);
      await memberPages(site, own);
    });
  });
}
