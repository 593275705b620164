import { expect, test } from '../../fixtures/test.ts';
import { checkUntil } from '../../checks/check-until.ts';
import { IdVerificationStep, walkThroughProvider } from '../../pages/id-verification-step.ts';
import { placeCashOrder } from '../../journeys/place-cash-order.ts';

test('identity by a texted link: another device completes it, and the order continues @core', async ({
  site,
  tenant,
  page,
  browser,
}) => {
  const number = await placeCashOrder(site, tenant);
  const step = new IdVerificationStep(page);
  await site.tracker.open(number, 'id-verification');
  await step.textLinkTo('(212) 555 - 0142');
  await expect(page.getByText('We texted a link to the phone ending in 0142')).toBeVisible();
  await expect(page).toHaveURL(/\/id-verification\/next-steps$/);
  await expect(site.tracker.step('Verify ID')).toContainText('In Progress');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(await step.textedLink());
  await walkThroughProvider(phone, 'Verified');
  await expect(phone.getByRole('heading', { level: 1, name: 'Your ID check is finished' })).toBeVisible();
  await phone.context().close();
  await checkUntil(step.checkNow, site.tracker.step('Verify ID').filter({ hasText: 'Completed' }));
  await expect(page).toHaveURL(/\/id-verification\/complete$/);
  await expect(site.tracker.step('Verify ID')).toContainText('Completed');
});

test('identity on this device: not verified needs attention, another try completes it', async ({
  site,
  tenant,
  page,
  context,
}) => {
  const number = await placeCashOrder(site, tenant);
  const step = new IdVerificationStep(page);
  await site.tracker.open(number, 'id-verification');
  for (const end of ['Not verified', 'Verified'] as const) {
    await step.startHere();
    const opened = context.waitForEvent('page');
    await step.openProvider.click();
    const provider = await opened;
    await walkThroughProvider(provider, end);
    await expect(provider.getByRole('heading', { level: 1 })).toHaveText(/finish|verified/);
    await provider.close();
    const answer =
      end === 'Verified' ? 'Your identity is verified.' : 'We were unable to verify your identity';
    await checkUntil(step.checkNow, page.getByText(answer));
    if (end === 'Verified') break;
    await expect(site.tracker.step('Verify ID')).toContainText('Needs Attention');
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await expect(page.getByText('Your identity is verified.')).toBeVisible();
});

test('a step that is not ready and an unknown path lead to the first open step, which says why', async ({
  site,
  tenant,
  page,
}) => {
  const number = await placeCashOrder(site, tenant);
  await page.goto(`/fulfillment/${number}`);
  await expect(page.getByText(/isn't open yet\. Your next step/)).toBeVisible();
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
  await page.goto(`/progress/${number}/no-such-page`);
  await expect(page.getByText(/We couldn't find that page in your order/)).toBeVisible();
});
