import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { CodeSignInPage } from '../../pages/code-sign-in-page.ts';
import { ResetPasswordPage } from '../../pages/reset-password-page.ts';
import { demoEmail, demoPassword } from '../../pages/sign-in-page.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { messageCount, newestCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';
import { takeDown } from '../../journeys/take-region-down.ts';

const unavailable = /Failed to load resource.*503/;

/** The regions whose pools the page has called since. */
function watchPools(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const region = /\/_sandbox\/idp\/([\w-]+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (region) asked.add(region);
  });
  return asked;
}

test.afterEach(async ({ page }) => {
  await page.goto('/sign-in');
  await takeDown(page, 'us-east-1', false);
  await takeDown(page, 'us-west-2', false);
});

test('F35: while the primary region is down, sign-in continues in the other, and so does the session @core', async ({
  site,
  tenant,
  page,
}) => {
  await site.signIn.open();
  await takeDown(page, 'us-east-1', true);
  const asked = watchPools(page);
  await site.signIn.asDemoBuyer(tenant);
  await expect(site.orders.cards.first()).toBeVisible();
  expect([...asked]).toEqual(['us-west-2']);
  await page.reload();
  await expect(site.orders.cards.first()).toBeVisible();
});

test('F35: a region that fails between the answer and the sign-in is skipped', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(unavailable);
  await site.signIn.open();
  await page.route('/user/region', (route) =>
    route.fulfill({ json: { region: 'us-east-1', activeRegion: 'us-east-1' } }),
  );
  await takeDown(page, 'us-east-1', true);
  const asked = watchPools(page);
  await site.signIn.asDemoBuyer(tenant);
  await expect(site.orders.cards.first()).toBeVisible();
  expect([...asked]).toEqual(['us-east-1', 'us-west-2']);
});

test('F36: a session keeps its region when the active one changes', async ({ site, tenant, page }) => {
  await site.signIn.open();
  await takeDown(page, 'us-east-1', true);
  await site.signIn.asDemoBuyer(tenant);
  await expect(site.orders.cards.first()).toBeVisible();
  await takeDown(page, 'us-east-1', false);
  const asked = watchPools(page);
  await page.reload();
  await expect(site.orders.cards.first()).toBeVisible();
  const revoked = page.waitForRequest(
    (call) => call.headers()['x-amz-target']?.endsWith('.RevokeToken') ?? false,
  );
  await site.header.signOut();
  await expect(site.header.signInLink).toBeVisible();
  await revoked;
  expect([...asked]).not.toContain('us-east-1');
});

test('F37: with both down sign-in shows a friendly message and offers an emailed code; shopping continues', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  complaints.allow(unavailable);
  await site.signIn.open();
  await takeDown(page, 'us-east-1', true);
  await takeDown(page, 'us-west-2', true);
  await site.signIn.enter(demoEmail(tenant), demoPassword);
  await expect(page.getByRole('alert')).toContainText("We're having trouble signing you in right now.");
  await expect(site.signIn.email).toHaveValue(demoEmail(tenant));
  await expectAccessible(page);
  await site.header.link('Search').click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Go to / })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await site.signIn.enter(demoEmail(tenant), demoPassword);
  await expect(page.getByRole('alert')).toContainText("We're having trouble");
  const before = await messageCount(page, demoEmail(tenant));
  await takeDown(page, 'us-west-2', false);
  await page
    .getByRole('alert')
    .getByRole('link', { name: /emailed one-time passcode/ })
    .click();
  await new CodeSignInPage(page).askByEmail(demoEmail(tenant));
  expect(await newestCode(page, demoEmail(tenant), before)).toMatch(/^\d{6}$/);
});

test('F35: while the home region is down, a reset says to come back soon, and the emailed code that it offers signs in', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(unavailable);
  const reset = new ResetPasswordPage(page);
  await reset.open('?returnTo=%2Fcart');
  const { email } = await ownAccount(page);
  await takeDown(page, 'us-east-1', true);
  const asked = watchPools(page);
  await reset.email.fill(email);
  await reset.send.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("We couldn't send a code. Please try again in a few minutes.");
  expect([...asked]).toEqual(['us-east-1']);
  await expectAccessible(page);
  const before = await messageCount(page, email);
  await alert.getByRole('link', { name: /emailed one-time passcode/ }).click();
  const codes = new CodeSignInPage(page);
  await codes.askByEmail(email);
  await codes.give(await newestCode(page, email, before));
  await expect(page).toHaveURL('/cart');
  await expect(site.header.signInLink).toHaveCount(0);
  expect([...asked]).toEqual(['us-east-1', 'us-west-2']);
});

test('F38: without a pool the page works, sign-in is reported as unavailable, and the fault is logged', async ({
  site,
  tenant,
  page,
  complaints,
}) => {
  const logged: string[] = [];
  complaints.allow(/identity pool configuration is missing/);
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/sign-in', async (route) => {
    const address = new URL(route.request().url());
    address.hostname = '127.0.0.1';
    const answer = await route.fetch({ url: address.href });
    const html = (await answer.text()).replace(/"identityPools":\[[^\]]*\]/, '"identityPools":[]');
    await route.fulfill({ response: answer, body: html });
  });
  await site.signIn.open();
  await site.signIn.enter(demoEmail(tenant), demoPassword);
  await expect(page.getByRole('alert')).toContainText("You can't sign in here right now.");
  await expect.poll(() => logged.join('\n')).toContain('identity pool configuration is missing');
  await expect(site.header.root).toBeVisible();
  await page.unroute('**/sign-in');
});
