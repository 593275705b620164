import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { FulfillmentStep } from '../../pages/fulfillment-step.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

test.beforeEach(async ({ site, tenant }) => {
  await beDemoBuyer(site, tenant);
});

test('a delivery: address, fee, date by keyboard, time, review, calendar', async ({ site, page }) => {
  const fulfillment = new FulfillmentStep(page);
  await fulfillment.open(await freshOrder(page, 'contract-signed'));
  await expect(fulfillment.street).not.toHaveValue('');
  await expectAccessible(page);
  await fulfillment.enterAddress({ line1: '12 Garden Street', zip: '48933' });
  await expect(fulfillment.city).toHaveValue('Lansing');
  await fulfillment.toTimes.click();
  await expect(fulfillment.main.getByText(/Your delivery costs \$149\.00/)).toBeVisible();
  await expectAccessible(page);
  const time = await fulfillment.takeFirstTime();
  expect(time).toMatch(/ – .*\(ET\)$/);
  await fulfillment.instructions.fill('Gate code 1234');
  await expect(fulfillment.main.getByText('236 characters remaining')).toBeVisible();
  await fulfillment.toReview.click();
  // A word joiner after the dash keeps the two times on one line.
  const shownTime = time
    .replaceAll(/[()]/g, String.raw`\$&`)
    .replace(/–\u2060?/, String.raw`–\u2060?`)
    .replaceAll(/\s/g, String.raw`\s`);
  await expect(fulfillment.main.getByText(new RegExp(shownTime))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(fulfillment.main.getByText('Gate code 1234')).toBeVisible();
  await fulfillment.confirm.click();
  await expect(fulfillment.main.getByRole('heading', { level: 1, name: /^Delivery: / })).toBeVisible();
  await expect(site.tracker.step('Schedule Delivery')).toContainText('Completed');
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await fulfillment.main.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/);
});

test('an appointment is moved from one pickup to another, and canceled', async ({ site, page }) => {
  const fulfillment = new FulfillmentStep(page);
  await fulfillment.open(await freshOrder(page, 'contract-signed'));
  await fulfillment.main.getByText('At a store near you or where the car is.').click();
  await fulfillment.toTimes.click();
  const time = await fulfillment.takeFirstTime();
  await fulfillment.toReview.click();
  await fulfillment.confirm.click();
  await fulfillment.reschedule.click();
  await expect(fulfillment.main.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  await fulfillment.toTimes.click();
  expect(await fulfillment.takeFirstTime()).toBe(time);
  await fulfillment.toReview.click();
  await fulfillment.confirm.click();
  await expect(fulfillment.main.getByRole('heading', { level: 1, name: /^Pickup: / })).toBeVisible();
  await expect(fulfillment.main.getByRole('link', { name: /Get directions/ })).toBeVisible();
  await page.reload();
  await expect(fulfillment.main.getByRole('heading', { level: 1, name: /^Pickup: / })).toBeVisible();

  await fulfillment.main.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(fulfillment.toTimes).toBeVisible();
  await expect(site.tracker.step('Schedule')).toContainText('Get Started');
});

/** When the page books a time for the order `mine`, other orders get it just before, until it has no room left. */
async function bookFirstFor(others: readonly string[], page: Page, mine: string): Promise<void> {
  const path = (orderNumber: string) => `/api/fulfillment/orders/${orderNumber}/appointment`;
  await page.route(
    `**${path(mine)}`,
    async (route) => {
      const headers = route.request().headers();
      const body = route.request().postData();
      for (const orderNumber of others) {
        await page.evaluate(([url, init]) => fetch(url, init), [
          path(orderNumber),
          { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body },
        ] as const);
      }
      await route.continue();
    },
    { times: 1 },
  );
}

test('F21: a slot that is taken in the meantime leads back to the newest times, with everything typed @core', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const fulfillment = new FulfillmentStep(page);
  const mine = await freshOrder(page, 'contract-signed');
  const others = [await freshOrder(page, 'contract-signed'), await freshOrder(page, 'contract-signed')];
  await fulfillment.open(mine);
  await fulfillment.enterAddress({ line1: '12 Garden Street', zip: '48226' });
  await fulfillment.toTimes.click();
  const time = await fulfillment.takeFirstTime();
  const date = await fulfillment.date.inputValue();
  await fulfillment.instructions.fill('Ring twice');
  await fulfillment.toReview.click();
  await bookFirstFor(others, page, mine);
  await fulfillment.confirm.click();
  await expect(fulfillment.main.getByText(/Someone just took this time/)).toBeVisible();
  await expect(fulfillment.date).toHaveValue(date);
  await expect(fulfillment.instructions).toHaveValue('Ring twice');
  const newest = await fulfillment.takeFirstTime();
  expect([await fulfillment.date.inputValue(), newest]).not.toEqual([date, time]);
  await fulfillment.toReview.click();
  await fulfillment.confirm.click();
  await expect(fulfillment.reschedule).toBeVisible();
});

test('an address that cannot be served says why and keeps what was typed; pickup is the alternative', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const fulfillment = new FulfillmentStep(page);
  await fulfillment.open(await freshOrder(page, 'contract-signed'));
  await fulfillment.street.clear();
  await fulfillment.toTimes.click();
  await expect(fulfillment.main.getByRole('link', { name: 'Enter your street address' })).toBeVisible();
  await expectAccessible(page);
  await fulfillment.enterAddress({ line1: '12 Garden Street', zip: '54880' });
  await fulfillment.toTimes.click();
  await expect(fulfillment.main.getByText(/out of range for delivery/)).toBeVisible();
  await fulfillment.zip.fill('48226');
  await fulfillment.toTimes.click();
  const mismatch = "Looks like your state and Zip code don't match. Please check them and try again.";
  await expect(fulfillment.main.getByRole('link', { name: mismatch })).toBeVisible();
  await expect(fulfillment.street).toHaveValue('12 Garden Street');
  await fulfillment.main.getByText('At a store near you or where the car is.').click();
  await fulfillment.toTimes.click();
  await expect(fulfillment.date).toBeVisible();
});

test('on small screens the time is chosen in a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fulfillment = new FulfillmentStep(page);
  await fulfillment.open(await freshOrder(page, 'contract-signed'));
  await fulfillment.main.getByText('At a store near you or where the car is.').click();
  await fulfillment.toTimes.click();
  await fulfillment.main.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('grid').locator(':focus').waitFor();
  await page.keyboard.press('Enter');
  await fulfillment.time.click();
  const dialog = page.getByRole('dialog', { name: 'Select a Time' });
  await dialog.getByRole('radio').first().check();
  await expect(fulfillment.time).toHaveValue('');
  await dialog.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(fulfillment.time).toHaveValue(/ – /);
  await fulfillment.toReview.click();
  await expect(fulfillment.confirm).toBeVisible();
});
