import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { OrderDetailsPage } from '../../pages/order-details-page.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';

test.describe.configure({ timeout: 240_000 });

/** Puts a new vehicle into the cart, and returns its name. */
async function fillCart(site: Site, query = 'condition=New'): Promise<string> {
  await site.search.open(query);
  await site.search.openFirstAvailable();
  await site.vehicle.choose('Finance');
  const name = (await site.vehicle.heading.textContent()) ?? '';
  await site.vehicle.start.click();
  await site.cart.heading.waitFor();
  return name;
}

test('a loan becomes a cash order with delivery: switch, details, overview, order @core', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*422/);
  await beDemoBuyer(site, tenant);
  const details = new OrderDetailsPage(page);
  const name = await fillCart(site);
  await expect(site.cart.price).toContainText('/mo Est. payment');

  await test.step('another purchase type is confirmed first', async () => {
    const cash = site.cart.main.getByRole('radio', { name: 'Cash' });
    await cash.click();
    const dialog = page.getByRole('dialog', { name: 'Switch to cash?' });
    await dialog.getByRole('button', { name: 'Keep financing' }).click();
    await expect(site.cart.priceLine('Down payment').first()).toBeVisible();
    await cash.click();
    await dialog.getByRole('button', { name: 'Switch to cash' }).click();
    await expect(site.cart.priceLine('Down payment')).toHaveCount(0);
    await expect(site.cart.orderForCash).toBeEnabled();
  });
  await test.step('a delivery that is not possible keeps what was typed', async () => {
    await details.openFromSteps();
    await details.delivery.check();
    await details.save.click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await details.giveAddress('12 Ocean Drive', '33101');
    await expect(details.city).toHaveValue('Miami');
    await details.save.click();
    await expect(details.main).toContainText(/out of range|don't offer|don't deliver/);
    await expect(details.main.getByLabel('Street address')).toHaveValue('12 Ocean Drive');
    await expectNoAxeViolations(page);
  });
  await test.step('a nearby delivery is added to the price', async () => {
    await details.city.fill('');
    await details.main.getByRole('combobox', { name: 'State' }).selectOption('MI');
    await details.giveAddress('12 Garden Street', '48933');
    await expect(details.city).toHaveValue('Lansing');
    await details.save.click();
    await details.overviewHeading.waitFor();
    await expect(details.choices).toContainText('Delivery to 12 Garden Street, Lansing, MI 48933, $149');
    await expect(details.choices).toContainText(name.trim().split(/\s+/).slice(0, 2).join(' '));
    const lines = [
      'Vehicle price',
      'Document fee',
      'Sales tax',
      'Title and registration',
      'Pickup or delivery',
    ];
    for (const label of [...lines, 'Total', 'Refundable deposit', 'Balance']) {
      await expect(site.cart.priceLine(label).first()).toContainText(/\$[\d,]+/);
    }
    await expectNoAxeViolations(page);
  });
  await test.step('the receipt in its drawer, and the order', async () => {
    await page.goBack();
    await details.receipt.click();
    const drawer = page.getByRole('dialog', { name: 'Order summary' });
    await expect(drawer.getByRole('row', { name: /^Pickup or delivery/ })).toContainText('$149');
    await expectAccessible(page, 'the receipt', 'dialog');
    await page.keyboard.press('Escape');
    await details.save.click();
    await details.overviewHeading.waitFor();
    await site.cart.review();
    await site.cart.placeOrder.click();
    await expect(new OrderPages(page).goOn).toBeVisible();
  });
});

test('a guest’s cart survives a reload; an expired deal is renewed; a removed item is gone', async ({
  site,
  stack,
  page,
}) => {
  const name = await fillCart(site);
  await page.reload();
  await expect(site.cart.main).toContainText(name.trim().split(/\s+/).slice(0, 2).join(' '));
  await expectNoAxeViolations(page);
  let isExpired = true;
  await page.route('**/public/cart', async (route) => {
    if (route.request().method() === 'PUT') isExpired = false;
    if (route.request().method() !== 'GET' || !isExpired) return route.continue();
    const answer = await route.fetch({ url: `http://localhost:${stack.sitePort}/public/cart` });
    const { cart } = (await answer.json()) as { cart: object };
    return route.fulfill({ response: answer, json: { cart: { ...cart, isExpired } } });
  });
  await page.reload();
  const alert = site.cart.main.getByRole('alert').filter({ hasText: 'Looks like your deal is expired' });
  await expect(alert).toBeVisible();
  await expect(site.cart.main.getByRole('link', { name: 'Continue to order details' })).toHaveCount(0);
  await alert.getByRole('button', { name: 'Renew my deal' }).click();
  await expect(alert).toHaveCount(0);
  await expect(site.cart.main.getByRole('link', { name: 'Continue to order details' })).toBeVisible();

  await site.cart.main.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove vehicle' }).click();
  await expect(site.cart.main).toContainText('We removed the vehicle from your cart.');
  await page.goto('/cart/overview');
  await expect(site.cart.main).toContainText('Your cart is empty');
});
