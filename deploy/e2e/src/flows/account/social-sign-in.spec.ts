import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HostPage } from '../../pages/host-page.ts';
import { ProviderPage, SocialSignIn } from '../../pages/social-sign-in.ts';
import { answering } from '../../checks/answering.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

const returnPage = /\/integration\/social-idp/;
/** After the provider the page is loaded again, and requests the session before it continues. */
const wayBack = { timeout: 30_000 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test("Google returns to the shopper's page, as the account with the same email, until signing out @core", async ({
  site,
  page,
  complaints,
}) => {
  // The provider's page, to which the back button leads, is already used.
  complaints.allow(/Failed to load resource.*400/);
  const scripts: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('.js')) scripts.push(await answer.text().catch(() => ''));
  });
  const social = new SocialSignIn(page);
  const provider = new ProviderPage(page);
  await page.goto('/sign-in?returnTo=%2Fcart');
  await expect(social.buttons).toHaveText(['Continue with Google', 'Continue with Facebook']);
  expect(scripts.some((text) => text.includes('/oauth2/authorize'))).toBe(false);
  await expectNoAxeViolations(page);
  await social.button('Google').click();
  await expect(provider.heading('Google')).toBeVisible();
  await expectNoAxeViolations(page);
  await provider.demoBuyer.click();
  await expect(page).toHaveURL('/cart', wayBack);
  await expect(page.getByRole('button', { name: 'Dana' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Dana' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/code=/);
  await page.goto('/cart');
  const remembered = async () =>
    (await page.context().cookies()).filter(({ name, value }) => name === 'fc_idp' && value !== '').length;
  expect(await remembered()).toBe(1);
  await site.header.signOut();
  await expect.poll(remembered).toBe(0);
});

test('a new user signs up with the name from the provider, and is the same user next time', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*400/);
  const social = new SocialSignIn(page);
  const provider = new ProviderPage(page);
  const email = `robin-${randomUUID().slice(0, 8)}@example.com`;
  await page.goto('/sign-up?returnTo=%2Faccount%2Forders');
  await expectNoAxeViolations(page);
  await social.button('Facebook').click();
  await provider.email.fill('robin');
  await provider.goOn();
  await expect(page.getByRole('alert')).toContainText('Enter an email like name@example.com');
  await expectNoAxeViolations(page);
  await provider.typeAccount(email, 'Robin', "O'Neill");
  await expect(page).toHaveURL('/account/orders', wayBack);
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
  await site.header.signOut();
  await expect(page).toHaveURL('/');
  await page.goto('/sign-in');
  await social.button('Google').click();
  await provider.typeAccount(email, 'Other', 'Name');
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible(wayBack);
});

test('a refusal, and an account without an email, are reported, and return to the same page', async ({
  page,
}) => {
  const social = new SocialSignIn(page);
  const provider = new ProviderPage(page);
  await page.goto('/sign-in?returnTo=%2Fcart');
  await social.button('Google').click();
  await provider.cancel.click();
  await expect(heading(page, "You're not signed in")).toBeVisible();
  await expect(page).not.toHaveURL(/error=/);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL('/sign-in?returnTo=%2Fcart');
  await social.button('Google').click();
  await provider.withoutEmail.check();
  await provider.goOn();
  await expect(heading(page, 'We need an email')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('leaving the provider by the back button blocks no other way to sign in', async ({
  site,
  page,
  tenant,
}) => {
  const social = new SocialSignIn(page);
  await page.goto('/sign-in?returnTo=%2Fcart');
  await social.button('Google').click();
  await expect(new ProviderPage(page).heading('Google')).toBeVisible();
  await page.goBack();
  await expect(social.button('Google')).toBeEnabled();
  await site.signIn.asDemoBuyer(tenant);
  await expect(page).toHaveURL('/cart');
});

test('T32: an answer that is replayed, or that belongs to another browser, creates no session', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*400/);
  const social = new SocialSignIn(page);
  const answers: string[] = [];
  page.on('request', (request) => {
    if (returnPage.test(request.url()) && request.isNavigationRequest()) answers.push(request.url());
  });
  await page.goto('/sign-in?returnTo=%2Fcart');
  await social.button('Google').click();
  await new ProviderPage(page).demoBuyer.click();
  await expect(page).toHaveURL('/cart', wayBack);
  const [answer = ''] = answers;
  expect(answer).toContain('code=');
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await stranger.newPage();
  await other.goto(answer);
  await expect(heading(other, "We couldn't sign you in")).toBeVisible();
  await other.goto('/sign-in?returnTo=%2Fcart');
  await new SocialSignIn(other).button('Google').click();
  await expect(new ProviderPage(other).heading('Google')).toBeVisible();
  await other.goto(answer);
  await expect(heading(other, "We couldn't sign you in")).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectNoAxeViolations(other);
  await stranger.close();
});

test('T32: an initiator that the dealer does not list is rejected, and gets no answer', async ({ page }) => {
  await page.goto('/integration/social-idp?initiator=https%3A%2F%2Fevil.example&code=c&state=s');
  await expect(page).toHaveURL('/integration/social-idp?refused=initiator');
  await expect(page.getByText(/doesn't know the page that started this sign-in/)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an outage is reported before the user leaves the page', async ({ page, stack, complaints }) => {
  test.setTimeout(180_000);
  complaints.allow(/503|Failed to (load resource|fetch)/);
  const social = new SocialSignIn(page);
  await page.goto('/sign-in?returnTo=%2Fcart');
  await expect(answering(social.button('Google'))).toBeVisible();
  await stack.backend.kill();
  await social.button('Google').click();
  await expect(social.alert).toContainText('trouble with this way of signing in', { timeout: 30_000 });
  await stack.backend.start();
  await social.button('Google').click();
  await new ProviderPage(page).demoBuyer.click();
  await expect(page).toHaveURL('/cart', wayBack);
});

test('Apple is offered only by its flag, and a tenant without social sign-in has the image layout', async ({
  page,
  stack,
}) => {
  await page.goto('/sign-up?flags=cec_camaro_appleid');
  const social = new SocialSignIn(page);
  await social.button('Apple').click();
  await expect(new ProviderPage(page).heading('Apple')).toBeVisible();
  await page.goto(`${stack.siteUrl('harbor')}/sign-up`);
  await expect(heading(page, 'Welcome to Harbor Auto Group')).toBeVisible();
  await expect(page.getByRole('main').locator('img.fc-car')).toBeVisible();
  await expect(social.buttons).toHaveCount(0);
});

test.describe('inside another site', () => {
  test('the framed site signs in by a popup, and reports its closing and a refusal', async ({
    page,
    stack,
    tenant,
  }) => {
    await page.goto(stack.hostPageUrl(tenant, ''));
    await page.evaluate(
      (src) => {
        const frame = document.createElement('iframe');
        frame.title = 'Dealer';
        frame.src = src;
        frame.width = '900';
        frame.height = '900';
        document.body.prepend(frame);
      },
      `${stack.siteUrl(tenant)}/sign-in?returnTo=%2Fcart`,
    );
    const frame = page.frameLocator('iframe[title=Dealer]');
    const social = new SocialSignIn(frame);
    const openWindow = async () => {
      const [window] = await Promise.all([page.waitForEvent('popup'), social.button('Google').click()]);
      return window;
    };
    await (await openWindow()).close();
    await expect(frame.getByText('The sign-in window closed too soon')).toBeVisible();
    await expect(social.wholePageLink).toHaveAttribute('href', /initiator=%2Fcart$/);
    await new ProviderPage(await openWindow()).cancel.click();
    await expect(frame.getByText('nothing was shared with us')).toBeVisible();
    const window = await openWindow();
    await Promise.all([window.waitForEvent('close', wayBack), new ProviderPage(window).demoBuyer.click()]);
    await expect(frame.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await social.wholePageLink.waitFor({ state: 'detached' });
  });

  test('the host dealer’s page also signs in by a popup, and shows the order', async ({
    page,
    stack,
    tenant,
  }) => {
    const host = new HostPage(page);
    await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'documents-partly')));
    const social = new SocialSignIn(host.checkout);
    const [window] = await Promise.all([page.waitForEvent('popup'), social.button('Google').click()]);
    await Promise.all([window.waitForEvent('close', wayBack), new ProviderPage(window).demoBuyer.click()]);
    await expect(host.steps).toHaveCount(6);
    expect(new URL(page.url()).pathname).toBe('/');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toMatch(/eyJ|\.(id|access|refresh)Token/);
  });
});
