import { expect, test } from '../../fixtures/test.ts';
import { demoEmail, demoPassword } from '../../pages/sign-in-page.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { tabTo } from '../../journeys/tab-to.ts';

test('search, vehicle, cart, sign-in and order by keyboard only', async ({ site, tenant, page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 'the skip link');
  await page.keyboard.press('Enter');
  await tabTo(page, site.search.keyword, 'the keyword box');
  await page.keyboard.type('Honda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=Honda/);
  await expect(site.search.heading).toBeFocused();
  await expect.poll(() => site.search.isSettled()).toBe(true);

  const card = site.search.main.locator('article[data-availability="Available"]').first();
  const vin = (await card.getAttribute('data-vin')) ?? '';
  const link = card.getByRole('link', { name: /^Go to/ });
  await tabTo(page, link, 'the first vehicle');
  await page.keyboard.press('Enter');
  await site.vehicle.start.waitFor();

  await tabTo(page, site.vehicle.payment.getByRole('radio', { name: 'Finance' }), 'finance or cash');
  await page.keyboard.press('ArrowRight');
  await expect(site.vehicle.payment.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await tabTo(page, site.vehicle.start, 'Start your purchase');
  await page.keyboard.press('Enter');
  await site.cart.heading.waitFor();

  await tabTo(page, site.cart.orderForCash, 'Review my order');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('link', { name: 'Sign In' }), 'Sign In');
  await page.keyboard.press('Enter');

  await tabTo(page, site.signIn.email, 'Email');
  await page.keyboard.type(demoEmail(tenant));
  await tabTo(page, site.signIn.password, 'Password');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await site.cart.heading.waitFor();
  // The account's own cart is shown until the guest's has been merged into it.
  await expect(site.cart.main).toContainText(vin);

  await tabTo(page, site.cart.orderForCash, 'Review my order');
  await page.keyboard.press('Enter');
  await site.cart.reviewHeading.waitFor();
  await tabTo(page, site.cart.terms, 'the terms');
  await page.keyboard.press('Space');
  await expect(site.cart.terms).toBeChecked();
  await tabTo(page, site.cart.placeOrder, 'Place order');
  await page.keyboard.press('Enter');
  const order = new OrderPages(page);
  await expect(order.heading).toBeFocused();
  await tabTo(page, order.goOn, 'the first step');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/progress\/FC-/);
  await expect(site.tracker.steps).toHaveCount(6);
  await tabTo(page, site.tracker.step('Upload Documents').getByRole('link'), 'a step of the tracker');
  await page.keyboard.press('Enter');
  await expect(site.tracker.heading).toHaveText('Upload Documents');
  await expect(site.tracker.heading).toBeFocused();
});
