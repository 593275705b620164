import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { tenantIds, type TenantId } from '../../stack/index.ts';
import { expectToFit } from '../../checks/axe-widths.ts';
import { axeViolations } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { orderLike } from '../../data/fresh-order.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { seeServicePages } from '../../journeys/service-pages.ts';
import { HostPage } from '../../pages/host-page.ts';

const widths = [390, 1440];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe at every width, the widest last: later clicks happen at that width. A page that moved under a bar while axe ran is checked once
 * more: what loads late moves the controls.
 */
async function expectNone(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await test.step(`axe on ${what} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, width);
      let found: readonly string[] = [];
      await expect(async () => {
        await clearOfBars(page);
        found = await axeViolations(page, { whole: true, tags });
        expect(await scrollClearOfBars(page), 'the page in its place when axe was done').toBe(0);
      }).toPass();
      expect.soft(found, `${what} at ${width} px`).toEqual([]);
    });
  }
}

/** Scrolls to a place where no control is mostly covered by a bar, and waits until the page stays there. */
async function clearOfBars(page: Page): Promise<void> {
  await expect(async () => {
    const moved = await scrollClearOfBars(page);
    expect(moved, 'a place without such a control, and the page standing there').toBe(0);
  }).toPass();
}

/**
 * Scrolls to the next position where no control is mostly covered by a bar that stays on the screen (header, tray, the main action of a
 * step): the visible sliver would be too small a target until the page is scrolled. Answers how far, in px. Without such a position before the
 * end of the page it goes back to the top and answers undefined.
 */
function scrollClearOfBars(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const isBar = (one: Element) => ['fixed', 'sticky'].includes(getComputedStyle(one).position);
    const shown = [...document.querySelectorAll('*')].filter((one) => isBar(one) && one.checkVisibility());
    const bars = shown.map((one) => one.getBoundingClientRect());
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')];
    const boxes = controls
      .filter((one) => !shown.some((bar) => bar.contains(one)))
      .map((one) => one.getBoundingClientRect());
    const isSliver = (part: number) => part > 0 && part < 24;
    // A column that stays beside the controls covers none of them.
    const edges = boxes.flatMap(({ left, right, top, bottom }) =>
      bars
        .filter((bar) => bar.left < right && bar.right > left)
        .flatMap((bar) => [bar.top, bar.bottom])
        .map((edge) => ({ above: edge - top, below: bottom - edge })),
    );
    const isCut = (by: number) =>
      edges.some(({ above, below }) => isSliver(Math.min(above + by, below - by)));
    const room = document.documentElement.scrollHeight - innerHeight - scrollY;
    for (let by = 0; by <= room; by += 1) {
      if (isCut(by)) continue;
      window.scrollBy({ top: by, behavior: 'instant' });
      return by;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  });
}

const contentPages = [
  ['/terms-of-use', 'Terms of use'],
  ['/privacy-policy', 'Privacy policy'],
  ['/why-us', /^Why buy from /],
  ['/financing', /^Financing at /],
  ['/faq', 'Frequently asked questions'],
  ['/contact-us', 'Contact us'],
  ['/trade-in', 'Trade in your car'],
] as const;

async function publicPages(site: Site): Promise<void> {
  const { page } = site;
  await page.goto('/');
  await expect(page.getByRole('main').locator('article[data-vin]').first()).toBeVisible();
  await expectNone(page, 'the landing page');
  await site.search.open();
  await expectNone(page, 'the search');
  await page.goto('/search?make=Honda&priceMax=1');
  await expect(page.getByText('No matches')).toBeVisible();
  await expectNone(page, 'a search without results');
  await site.search.open();
  await site.search.openFirstAvailable();
  await expectNone(page, 'a vehicle');
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await expect(site.cart.orderForCash).toBeVisible();
  await expectNone(page, 'the cart');
  await page.goto('/saved-vehicles');
  await expect(page.getByRole('dialog', { name: 'See your saved vehicles' })).toBeVisible();
  await expectNone(page, 'saved vehicles of a guest');
  await site.search.open();
  for (const index of [0, 1]) await site.search.compare(site.search.available.nth(index)).click();
  await expect(site.search.tray).toContainText('2 selected');
  await expectNone(page, 'the search with a comparison');
  await site.search.tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNone(page, 'the comparison');
  await site.signIn.open();
  await expectNone(page, 'sign-in');
  for (const [path, heading] of contentPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNone(page, path);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
  await expectNone(page, 'the 404 page');
}

/** Pages of a buyer's orders: the kind of order, its page, and content that is visible once it is loaded. */
const orderPages = [
  ['insurance-ready', '/checkout/:order/received', 'Order received'],
  ['insurance-ready', '/checkout/:order/receipt', 'Order summary'],
  ['application-received', '/checkout/:order', 'Application received'],
  ['lender-approved', '/checkout/:order', 'Your loan is approved'],
  ['delivered', '/checkout/:order', /^Enjoy your /],
  ['insurance-ready', '/progress/:order/id-verification', 'Verify ID'],
  ['documents-partly', '/progress/:order/doc-upload', 'Upload Documents'],
  ['contract-ready', '/progress/:order/signing', 'Sign Contract'],
  ['contract-expired', '/progress/:order/signing', 'Sign Contract'],
  ['contract-awaiting', '/progress/:order/signing', 'Sign Contract'],
  ['contract-signed', '/progress/:order/payment', 'Make a Payment'],
  ['contract-signed', '/fulfillment/:order', 'Schedule Delivery'],
  ['delivered', '/fulfillment/:order', /^Delivered /],
] as const;

/** The same for the first two steps, in each of their states. */
const firstSteps = [
  ['insurance-ready', '/progress/:order/insurance-verification', 'Verify Insurance'],
  ['insurance-checking', '/progress/:order/insurance-verification', 'Verify Insurance'],
  ['insurance-not-found', '/progress/:order/insurance-verification', 'Verify Insurance'],
  ['insurance-done', '/progress/:order/insurance-verification', 'Verify Insurance'],
  ['insurance-checking', '/progress/:order/id-verification', 'Verify ID'],
  ['insurance-not-found', '/progress/:order/id-verification', 'Verify ID'],
  ['needs-attention', '/progress/:order/id-verification', 'Verify ID'],
  ['delivered', '/progress/:order/id-verification', 'Verify ID'],
  ['illinois', '/progress/:order/id-verification', 'Verify ID'],
] as const;

const handOver = /^(Schedule (Delivery|Pickup)$|(Delivery|Pickup): |Did (your car arrive|you pick up))/;

/** The same for answers of lenders and for the steps after the documents, in the states that are not above. */
const laterStates = [
  ['lender-countered', '/checkout/:order', 'You have a counteroffer'],
  ['lender-declined', '/checkout/:order', 'No lender approved this application'],
  ['lender-timed-out', '/checkout/:order', "Your lender hasn't answered yet"],
  ['loan-declined', '/checkout/:order', 'You declined the loan'],
  ['canceled', '/checkout/:order', 'This order is canceled'],
  ['insurance-pending', '/progress/:order/insurance-verification', 'Verify Insurance'],
  ['insurance-pending', '/progress/:order/doc-upload', 'Upload Documents'],
  ['contract-begun', '/progress/:order/signing', 'Sign Contract'],
  ['needs-attention', '/progress/:order/signing', 'Sign Contract'],
  ['payment-pending', '/progress/:order/payment', 'Make a Payment'],
  ['payment-hold', '/progress/:order/payment', 'Make a Payment'],
  ['payment-failed', '/progress/:order/payment', 'Make a Payment'],
  ['paid', '/progress/:order/payment', 'Make a Payment'],
  ['cash-paid', '/progress/:order/payment', 'Make a Payment'],
  ['delivery-coming', '/fulfillment/:order', handOver],
  ['pickup-coming', '/fulfillment/:order', handOver],
  ['hand-over-canceled', '/fulfillment/:order', handOver],
  ['hand-over-unconfirmed', '/fulfillment/:order', handOver],
  ['picked-up', '/fulfillment/:order', /^Picked up /],
] as const;

async function memberPages(site: Site, tenant: TenantId): Promise<void> {
  const { page } = site;
  await beDemoBuyer(site, tenant);
  await site.orders.open();
  await expect(site.orders.cards.first()).toBeVisible();
  await expectNone(page, 'the orders');
  await site.search.open();
  const heart = site.search.heart(site.search.available.nth(5));
  if ((await heart.getAttribute('aria-pressed')) === 'false') await heart.click();
  await expect(page.getByRole('link', { name: /^Saved Vehicles, \d/ })).toBeVisible();
  await page.goto('/saved-vehicles');
  await expect(page.getByRole('heading', { name: 'My Saves' })).toBeVisible();
  await expectNone(page, 'saved vehicles');
  await pagesOfOrders(site, tenant, orderPages);
}

async function pagesOfOrders(
  { page, tracker }: Site,
  tenant: TenantId,
  pages: readonly (readonly [string, string, string | RegExp])[],
): Promise<void> {
  for (const [key, path, heading] of pages) {
    await page.goto(path.replace(':order', await orderLike(page, tenant, key)));
    await expect(tracker.heading).toHaveText(heading);
    await expect(tracker.main.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectNone(page, `${String(heading)} (${key})`);
  }
}

/** The first steps of the tracker, its failures, and the pages to which the ID check returns. */
async function trackerPages(site: Site, tenant: TenantId): Promise<void> {
  const { page, tracker } = site;
  await beDemoBuyer(site, tenant);
  await pagesOfOrders(site, tenant, firstSteps);
  for (const path of ['complete', 'incomplete?reason=timeout']) {
    await page.goto(`/progress/id-verification/${path}`);
    await expect(tracker.heading).toBeVisible();
    await expectNone(page, `the result page ${path}`);
  }
  await page.goto('/progress/FC-0000-0000-0000');
  await expect(tracker.heading).toHaveText("We can't find this order");
  await expectNone(page, 'an order that is not found');
  const body = JSON.stringify({ error: { code: 'error.internal' } });
  await page.route('**/public/commerce/history/**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body }),
  );
  await page.goto(`/progress/${sampleOrderNumber(tenant, 'delivered')}`);
  await expect(tracker.heading).toHaveText("We couldn't load your order");
  await expectNone(page, 'a tracker that failed to load');
}

/** The checkout on a host dealer's page, before and after the sign-in there. */
async function hostPages(page: Page, address: string, tenant: TenantId): Promise<void> {
  const host = new HostPage(page);
  await page.goto(address);
  await expect(host.signInForm).toBeVisible();
  await expectNone(page, "a host dealer's page, signed out");
  await host.signIn(tenant);
  await expect(host.steps).toHaveCount(6);
  await expectNone(page, "a host dealer's page, signed in");
}

for (const tenant of tenantIds) {
  test.describe(`${tenant} at ${widths.join(' and ')} px`, () => {
    test.use({ tenant });
    test.describe.configure({ timeout: 480_000 });

    test('has no accessibility violations that axe can find: public pages', async ({ site, complaints }) => {
      complaints.allow(/status of 404/);
      await publicPages(site);
    });

    test('has no accessibility violations that axe can find: pages of a buyer', async ({
      site,
      tenant: own,
      complaints,
    }) => {
      complaints.allow(/status of 400 .*\/status\)$/);
      await memberPages(site, own);
    });

    test('has no accessibility violations that axe can find: first steps and failures of the tracker', async ({
      site,
      tenant: own,
      complaints,
    }) => {
      complaints.allow(/status of (404|500)/);
      await trackerPages(site, own);
    });

    test('has no accessibility violations that axe can find: later steps of the tracker, and services', async ({
      site,
      page,
      tenant: own,
      complaints,
    }) => {
      complaints.allow(/status of 400 .*\/status\)$/);
      await beDemoBuyer(site, own);
      await pagesOfOrders(site, own, laterStates);
      await seeServicePages(page, expectNone);
    });

    test('has no accessibility violations that axe can find: a host dealer’s page', async ({
      page,
      stack,
      tenant: own,
    }) => {
      await hostPages(page, stack.hostPageUrl(own, sampleOrderNumber(own, 'insurance-ready')), own);
    });
  });
}
