import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { stepStates, waitingStates } from '../../data/step-states.ts';
import { expect, test } from '../../fixtures/test.ts';
import { siteIn } from '../../fixtures/site.ts';
import { FulfillmentStep } from '../../pages/fulfillment-step.ts';
import { HostPage } from '../../pages/host-page.ts';
import { InsuranceStep } from '../../pages/insurance-step.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { TrackerPage } from '../../pages/tracker-page.ts';
import { tenantIds, type TenantId } from '../../stack/index.ts';

const phone = { width: 390, height: 844 };
const lowestHeadingPx = 200;

/** Each page of an order, before its tracker and after it, on which there is something to do. */
const orderPages = [
  'insurance-ready',
  'cash-ready',
  'lender-approved',
  'lender-countered',
  'lender-declined',
  'lender-timed-out',
  'loan-declined',
  'canceled',
  'picked-up',
  'delivered',
] as const;

async function openStep(page: Page, tenant: TenantId, step: string, key: string): Promise<TrackerPage> {
  const number = sampleOrderNumber(tenant, key);
  await page.goto(step === 'fulfillment' ? `/fulfillment/${number}` : `/progress/${number}/${step}`);
  return new TrackerPage(page);
}

const topOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().top);

/** The heading is near the top and the first action on the first screen, without scrolling. */
async function expectOnScreen({ heading, firstAction }: TrackerPage, what: string): Promise<void> {
  await expect(firstAction, what).toBeInViewport({ ratio: 1 });
  expect(await topOf(heading), what).toBeLessThan(lowestHeadingPx);
}

const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const tenant of tenantIds) {
  test.describe(`the tracker on a phone, ${tenant}`, () => {
    test.describe.configure({ timeout: 240_000 });
    test.use({ tenant, viewport: phone });

    test('shows the heading and the first action of every step in every state', async ({
      site,
      page,
      complaints,
    }) => {
      // An expired contract is answered with an error of its status.
      complaints.allow(/status of 400 .*\/contracting\/signing\/[^/]+\/status\)$/);
      await beDemoBuyer(site, tenant);
      for (const [step, keys] of Object.entries(stepStates)) {
        for (const key of keys) {
          await test.step(`${step}, ${key}`, async () => {
            await expectOnScreen(await openStep(page, tenant, step, key), `${step} of ${key}`);
          });
        }
      }
      for (const [step, keys] of Object.entries(waitingStates)) {
        for (const key of keys) {
          const tracker = await openStep(page, tenant, step, key);
          await expect(tracker.heading).toBeVisible();
          expect(await topOf(tracker.heading), `${step} of ${key}`).toBeLessThan(lowestHeadingPx);
        }
      }
    });

    test('shows the main action of every page of an order', async ({ site, page }) => {
      await beDemoBuyer(site, tenant);
      const order = new OrderPages(page);
      for (const key of orderPages) {
        await order.open(sampleOrderNumber(tenant, key));
        await expect(order.mainAction, key).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('the tracker on a phone', () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ viewport: phone });

  test('in the states in between, which only a buyer reaches', async ({ site, page, tenant }) => {
    await beDemoBuyer(site, tenant);
    const insurance = new InsuranceStep(page);
    await page.goto(`/progress/${await freshOrder(page, 'insurance-ready')}/insurance-verification`);
    await insurance.giveConsent();
    await expect(insurance.verify).toBeVisible();
    await expectOnScreen(site.tracker, 'the policy');
    const scheduling = new FulfillmentStep(page);
    await scheduling.open(await freshOrder(page, 'cash-paid'));
    await scheduling.enterAddress({ line1: '1 Woodward Avenue', zip: '48226' });
    await scheduling.toTimes.click();
    await expect(scheduling.toReview).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectOnScreen(site.tracker, 'the times');
    await scheduling.takeFirstTime();
    await scheduling.toReview.click();
    await expect(scheduling.confirm).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectOnScreen(site.tracker, 'the review');
  });

  test('opens steps and car by keyboard, in words, and hides no field that has focus', async ({
    site,
    page,
    tenant,
  }) => {
    await beDemoBuyer(site, tenant);
    const tracker = await openStep(page, tenant, 'fulfillment', 'cash-paid');
    await expect(tracker.bar).toHaveAccessibleName(/^Step 6 of 6\s· Get Started/);
    await expect(tracker.bar).toHaveAttribute('aria-expanded', 'false');
    await tracker.bar.focus();
    await page.keyboard.press('Enter');
    await expect(tracker.bar).toHaveAttribute('aria-expanded', 'true');
    await expect(tracker.step('Make a Payment').getByRole('link')).toBeVisible();
    await expect(tracker.main.getByRole('region', { name: 'Your order' })).toBeVisible();
    await expectAccessible(page, 'the opened bar');
    await page.keyboard.press('Enter');
    await expect(tracker.steps).toHaveCount(0);
    const zip = new FulfillmentStep(page).zip;
    await zip.focus();
    const [field, action] = await Promise.all([zip.boundingBox(), tracker.firstAction.boundingBox()]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
  });

  test('in a host’s page', async ({ page, stack, tenant }) => {
    const host = new HostPage(page);
    await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'cash')));
    await host.signIn(tenant);
    const tracker = new TrackerPage(page, host.checkout);
    await expect(tracker.heading).toBeVisible();
    const below = (await topOf(tracker.heading)) - (await topOf(host.checkout));
    expect(below, 'heading below the upper edge of the checkout').toBeLessThan(lowestHeadingPx);
    await host.checkout.evaluate((element) => element.scrollIntoView());
    await expect(tracker.firstAction).toBeInViewport({ ratio: 1 });
  });

  test('320 pixels wide: nothing is cut off', async ({ page, tenant }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await beDemoBuyer(siteIn(page), tenant);
    for (const [step, [key]] of Object.entries(stepStates)) {
      const tracker = await openStep(page, tenant, step, key);
      await expectOnScreen(tracker, `${step} of ${key}`);
      await tracker.bar.click();
      await expect(tracker.steps.first()).toBeVisible();
      expect(await sidewaysPx(page), `${step} of ${key}`).toBe(0);
    }
  });
});
