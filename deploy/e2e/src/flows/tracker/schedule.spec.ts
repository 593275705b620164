import { readFile } from 'node:fs/promises';
import { expect, test } from '../../fixtures/test.ts';
import { ScheduleStep } from '../../pages/schedule-step.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

test.beforeEach(async ({ site, tenant }) => {
  await beDemoBuyer(site, tenant);
});

test('a delivery: address, fee, date by keyboard, time, review, calendar', async ({ site, page }) => {
  const schedule = new ScheduleStep(page);
  await schedule.open(await freshOrder(page, 'contract-signed'));
  await expectAccessible(page);
  await schedule.enterAddress({ line1: '12 Garden Street', zip: '48933' });
  await expect(schedule.city).toHaveValue('Lansing');
  await schedule.toTimes.click();
  await expect(schedule.main.getByText(/Your delivery costs \$149\.00/)).toBeVisible();
  await expectAccessible(page);
  const time = await schedule.takeFirstTime();
  expect(time).toMatch(/ – .*\(E[SD]T\)$/);
  await schedule.instructions.fill('Gate code 1234');
  await expect(schedule.main.getByText('236 characters remaining')).toBeVisible();
  await schedule.toReview.click();
  await expect(schedule.main.getByText(time)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(schedule.main.getByText('Gate code 1234')).toBeVisible();
  await schedule.confirm.click();
  await expect(schedule.main.getByText(/^Your delivery is on/)).toBeVisible();
  await expect(site.tracker.step('Schedule Delivery')).toContainText('Completed');
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await schedule.main.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/);
});

test('an appointment is moved from one pickup to another, and canceled', async ({ site, page }) => {
  const schedule = new ScheduleStep(page);
  await schedule.open(await freshOrder(page, 'contract-signed'));
  await schedule.main.getByText('I pick it up').click();
  await schedule.toTimes.click();
  const time = await schedule.takeFirstTime();
  await schedule.toReview.click();
  await schedule.confirm.click();
  await schedule.reschedule.click();
  await expect(schedule.main.getByRole('radio', { name: /I pick it up/ })).toBeChecked();
  await schedule.toTimes.click();
  expect(await schedule.takeFirstTime()).toBe(time);
  await schedule.toReview.click();
  await schedule.confirm.click();
  await expect(schedule.main.getByText(/^Your pickup is on/)).toBeVisible();
  await expect(schedule.main.getByRole('link', { name: /Get directions/ })).toBeVisible();
  await page.reload();
  await expect(schedule.main.getByText(/^Your pickup is on/)).toBeVisible();

  await schedule.main.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(schedule.toTimes).toBeVisible();
  await expect(site.tracker.step('Schedule')).toContainText('Get Started');
});

test('F21: a slot that is taken in the meantime leads back to the newest times, with everything typed @core', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/status of 409/);
  const schedule = new ScheduleStep(page);
  const [mine, ...others] = [
    await freshOrder(page, 'contract-signed'),
    await freshOrder(page, 'contract-signed'),
    await freshOrder(page, 'contract-signed'),
  ];
  await schedule.open(mine ?? '');
  await schedule.enterAddress({ line1: '12 Garden Street', zip: '48226' });
  await schedule.toTimes.click();
  const time = await schedule.takeFirstTime();
  const date = await schedule.date.inputValue();
  await schedule.instructions.fill('Ring twice');
  await schedule.toReview.click();
  const other = new ScheduleStep(await page.context().newPage());
  for (const number of others) {
    await other.open(number);
    await other.enterAddress({ line1: '9 Elm Street', zip: '48226' });
    await other.toTimes.click();
    if ((await other.takeFirstTime()) !== time) break;
    await other.toReview.click();
    await other.confirm.click();
    await expect(other.reschedule).toBeVisible();
  }
  await other.page.close();
  await schedule.confirm.click();
  await expect(schedule.main.getByText(/Someone took this time meanwhile/)).toBeVisible();
  await expect(schedule.date).toHaveValue(date);
  await expect(schedule.instructions).toHaveValue('Ring twice');
  const newest = await schedule.takeFirstTime();
  expect([await schedule.date.inputValue(), newest]).not.toEqual([date, time]);
  await schedule.toReview.click();
  await schedule.confirm.click();
  await expect(schedule.reschedule).toBeVisible();
});

test('an address that cannot be served says why and keeps what was typed; pickup is the alternative', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  const schedule = new ScheduleStep(page);
  await schedule.open(await freshOrder(page, 'contract-signed'));
  await schedule.toTimes.click();
  await expect(schedule.main.getByRole('link', { name: 'Enter your street address' })).toBeVisible();
  await expectAccessible(page);
  await schedule.enterAddress({ line1: '12 Garden Street', zip: '54880' });
  await schedule.toTimes.click();
  await expect(schedule.main.getByText(/out of range for delivery/)).toBeVisible();
  await schedule.zip.fill('48226');
  await schedule.toTimes.click();
  const mismatch = "Looks like your state and Zip code don't match. Please check them and try again.";
  await expect(schedule.main.getByRole('link', { name: mismatch })).toBeVisible();
  await expect(schedule.street).toHaveValue('12 Garden Street');
  await schedule.main.getByText('I pick it up').click();
  await schedule.toTimes.click();
  await expect(schedule.date).toBeVisible();
});

test('on small screens the time is chosen in a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const schedule = new ScheduleStep(page);
  await schedule.open(await freshOrder(page, 'contract-signed'));
  await schedule.main.getByText('I pick it up').click();
  await schedule.toTimes.click();
  await schedule.main.getByRole('button', { name: 'Open the calendar' }).click();
  await page.getByRole('grid').locator(':focus').waitFor();
  await page.keyboard.press('Enter');
  await schedule.time.click();
  const dialog = page.getByRole('dialog', { name: 'Select a Time' });
  await dialog.getByRole('radio').first().check();
  await expect(schedule.time).toHaveValue('');
  await dialog.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(schedule.time).toHaveValue(/ – /);
  await schedule.toReview.click();
  await expect(schedule.confirm).toBeVisible();
});
