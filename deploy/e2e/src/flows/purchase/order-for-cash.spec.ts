import { siteIn } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { orderNumberIn, placeCashOrder } from '../../journeys/place-cash-order.ts';

test('a guest orders a vehicle for cash: vehicle, cart, sign-in, review, order, receipt, tracker @core', async ({
  site,
  stack,
  tenant,
  page,
}) => {
  test.slow();
  await site.search.open();
  const vin = await site.search.openFirstAvailable();
  const name = (await site.vehicle.heading.textContent()) ?? '';
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await expect(site.cart.heading).toBeVisible();
  await expect(site.cart.main).toContainText(name);
  for (const label of ['Vehicle price', 'Document fee', 'Sales tax', 'Title and registration', 'Total']) {
    await expect(site.cart.priceLine(label).first()).toContainText(/\$[\d,]+/);
  }
  const total = (await site.cart.priceLine('Total').first().textContent()) ?? '';

  await site.cart.goToSignIn();
  await site.signIn.asDemoBuyer(tenant);
  await expect(site.cart.heading).toBeVisible();
  await expect(site.cart.main).toContainText(name);
  await expect(site.cart.priceLine('Total').first()).toHaveText(total);
  await site.cart.orderForCash.click();
  await expect(site.cart.reviewHeading).toBeVisible();
  await site.cart.placeOrder.click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await site.cart.terms.check();
  await site.cart.placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/FC-[^/]+\/received$/);
  await new OrderPages(page).goOn.click();
  await expect(page).toHaveURL(/\/progress\/FC-/);
  const number = orderNumberIn(page.url());
  await expect(site.tracker.steps).toHaveCount(6);
  await expect(site.tracker.main).toContainText(name);
  await expect(site.tracker.step('Verify Insurance')).toContainText('Get Started');

  await test.step('the order survives a reload', async () => {
    await page.reload();
    await expect(site.tracker.main).toContainText(name);
    await site.orders.open();
    await expect(site.orders.card(number)).toContainText(name);
  });
  await test.step('the order survives kill -9 of the backend', async () => {
    await page.goto('about:blank');
    await stack.backend.kill();
    await stack.backend.start();
    await site.orders.open();
    await expect(site.orders.card(number)).toContainText(name);
    await site.orders.openTracker(number);
    await expect(site.tracker.steps).toHaveCount(6);
  });
  await test.step('no one else can order the vehicle: it is Sale Pending', async () => {
    await page.goto(`/vehicle/${vin}`);
    await expect(site.vehicle.main.getByText('Sale Pending').first()).toBeVisible();
    await expect(site.vehicle.start).toHaveCount(0);
    await page.goto(`/search?keyword=${vin}`);
    await expect(site.search.card(vin)).toContainText('Sale Pending');
  });
});

test('a double click places one order', async ({ site, tenant, page }) => {
  await beDemoBuyer(site, tenant);
  await site.orders.open();
  await expect(site.orders.cards.first()).toBeVisible();
  const before = await site.orders.cards.count();
  await site.search.open();
  await site.search.openFirstAvailable();
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await site.cart.review();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/commerce/orders'))
      sent.push(request.url());
  });
  await site.cart.placeOrder.dblclick();
  await expect(page).toHaveURL(/\/checkout\/FC-/);
  await site.orders.open();
  await expect(site.orders.cards).toHaveCount(before + 1);
  expect(sent).toHaveLength(1);
});

test('a lost answer is requested again, and the order is placed once @core', async ({
  site,
  stack,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/ERR_(FAILED|CONNECTION)|Failed to load resource/);
  await beDemoBuyer(site, tenant);
  await site.orders.open();
  await expect(site.orders.cards.first()).toBeVisible();
  const before = await site.orders.cards.count();
  await site.search.open();
  await site.search.openFirstAvailable();
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await site.cart.review();
  let lost = 0;
  await page.route('**/api/commerce/orders', async (route) => {
    if (route.request().method() === 'POST' && lost === 0) {
      lost += 1;
      await route.fetch({ url: `http://localhost:${stack.sitePort}/api/commerce/orders` });
      await route.abort('connectionreset');
      return;
    }
    await route.continue();
  });
  await site.cart.placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\/FC-/);
  expect(lost).toBe(1);
  await site.orders.open();
  await expect(site.orders.cards).toHaveCount(before + 1);
});

test('a vehicle that another buyer has ordered in the meantime is reported as gone, and nothing is ordered', async ({
  site,
  stack,
  tenant,
  browser,
}) => {
  await site.search.open('sort=price-desc');
  const vin = await site.search.openFirstAvailable();
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await expect(site.cart.heading).toBeVisible();

  await test.step('another buyer is faster', async () => {
    const context = await browser.newContext({ baseURL: stack.siteUrl(tenant) });
    const other = siteIn(await context.newPage());
    await beDemoBuyer(other, tenant);
    await other.vehicle.open(vin);
    await other.vehicle.choose('Cash');
    await other.vehicle.start.click();
    await other.cart.review();
    await other.cart.placeOrder.click();
    await new OrderPages(other.page).goOn.waitFor();
    await context.close();
  });

  await site.cart.open();
  await expect(site.cart.main).toContainText('This vehicle is no longer available');
  await expect(site.cart.orderForCash).toHaveCount(0);
  await expect(site.cart.main.getByRole('link', { name: 'See Similar Vehicles' })).toBeVisible();
});

test('the cart is priced again for another ZIP code, and a wrong one is reported in place', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*4/);
  await site.search.open();
  await site.search.openFirstAvailable();
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await expect(site.cart.heading).toBeVisible();
  const total = site.cart.priceLine('Total').first();
  const before = (await total.textContent()) ?? '';
  const edit = async (zip: string) => {
    await site.cart.main.getByRole('button', { name: /ZIP code|· Change$/ }).click();
    await site.cart.main.getByLabel('Your ZIP code').fill(zip);
    await site.cart.main.getByLabel('Your ZIP code').press('Enter');
  };
  await edit('90210');
  await expect(site.cart.main).toContainText('Taxes and registration in your state (CA).');
  await expect(total).not.toHaveText(before);
  await edit('00000');
  await expect(page.getByRole('alert')).toContainText("We can't find the ZIP code 00000");
});

test('cart and orders are both in the header of every page', async ({ site, tenant }) => {
  const number = await placeCashOrder(site, tenant);
  await site.orders.open();
  await site.orders.openTracker(number);
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
  await site.header.link(/^Shopping Cart/).click();
  await expect(site.cart.main).toContainText('Your cart is empty');
});
