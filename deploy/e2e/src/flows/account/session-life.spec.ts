import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { siteIn, type Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HostPage } from '../../pages/host-page.ts';
import { demoPassword } from '../../pages/sign-in-page.ts';
import { SessionDialogs } from '../../pages/session-dialogs.ts';
import type { TenantId } from '../../stack/index.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { holdClock } from '../../journeys/hold-clock.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { watchCalls } from '../../checks/watch-calls.ts';

const unauthorized = /Failed to load resource.*401/;
const refused = /Failed to load resource.*400/;

/** Counts the refreshes that the browser requests from the identity service. */
function countRefreshes(context: BrowserContext): Request[] {
  const refreshes: Request[] = [];
  context.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    const isRefresh =
      target.endsWith('GetTokensFromRefreshToken') ||
      (target.endsWith('InitiateAuth') && (request.postData() ?? '').includes('REFRESH_TOKEN'));
    if (isRefresh) refreshes.push(request);
  });
  return refreshes;
}

/** The current token, as sent with the request for the orders. */
async function tokenOf(page: Page): Promise<string | undefined> {
  const asked = page.waitForRequest((request) => request.headers()['x-auth-token'] !== undefined);
  await siteIn(page).orders.open();
  await siteIn(page).orders.cards.first().waitFor();
  return (await asked).headers()['x-auth-token'];
}

/** Refuses every call with this token, like a server that has ended its session. */
async function refuseToken(context: BrowserContext, token: string | undefined): Promise<void> {
  await context.route(/\/(api|public)\//, async (route) => {
    if (route.request().headers()['x-auth-token'] !== token) return route.continue();
    const error = { code: 'error.auth.missing', message: 'ended', correlationId: 'test' };
    return route.fulfill({ status: 401, json: { error } });
  });
}

/**
 * Makes the last recorded activity current, on a page with an installed clock: it is recorded once in 15 s.
 */
async function showLife(page: Page): Promise<void> {
  await page.clock.fastForward('00:15');
  await page.keyboard.press('Shift');
}

/** Makes a page record on itself when the latest click happened. */
function noteClicks(page: Page): Promise<void> {
  return page.evaluate(() =>
    addEventListener(
      'click',
      () => (document.documentElement.dataset['clickedAt'] = String(Date.now())),
      true,
    ),
  );
}

/** Makes a page record on itself when an element is removed. */
function noteLeaving(element: Locator): Promise<void> {
  return element.evaluate((node) => {
    const observer = new MutationObserver(() => {
      if (node.isConnected) return;
      observer.disconnect();
      document.documentElement.dataset['leftAt'] = String(Date.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** The time that a page has recorded, in milliseconds since 1970. */
async function noted(page: Page, what: 'clicked-at' | 'left-at'): Promise<number> {
  return Number(await page.locator('html').getAttribute(`data-${what}`));
}

/**
 * Signs the demo buyer out in one tab while another has a half-typed form, which is removed; returns the milliseconds from the click until
 * then.
 */
async function timeToLock(site: Site, tenant: TenantId): Promise<number> {
  const { page } = site;
  await beDemoBuyer(site, tenant);
  const number = await freshOrder(page, 'insurance-ready');
  await site.orders.open();
  const other = await page.context().newPage();
  await other.goto(`/progress/${number}/insurance-verification`);
  await other.getByRole('checkbox', { name: /I agree that you may look up my policy/ }).check();
  await other.getByRole('button', { name: 'Agree and continue' }).click();
  const field = other.getByLabel('Insurance company');
  await field.fill('Acme Mut');
  await noteLeaving(field);
  await noteClicks(page);
  await site.header.signOut();
  await expect(field).toHaveCount(0);
  const took = (await noted(other, 'left-at')) - (await noted(page, 'clicked-at'));
  expect(await other.content()).not.toContain('Acme Mut');
  await expect(siteIn(other).header.signInLink).toBeVisible();
  await other.close();
  return took;
}

test.describe('an unused session', () => {
  test.beforeEach(async ({ page, complaints }) => {
    // If the clock jumped by minutes, a flag request that has just started would time out.
    complaints.allow(/flags could not be refreshed TimeoutError/);
    await page.clock.install();
  });

  /**
   * A form of an order with a typed name, on a page without pending calls: when the clock is advanced, a
   * pending call would time out.
   */
  async function typeHalf(page: Page): Promise<void> {
    const calls = watchCalls(page);
    const number = await freshOrder(page, 'insurance-ready');
    await page.goto(`/progress/${number}/insurance-verification`);
    await page.getByRole('checkbox', { name: /I agree that you may look up my policy/ }).check();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await page.getByLabel('Insurance company').fill('Acme Mut');
    await calls.ended();
  }
  const expectTyped = (page: Page) => expect(page.getByLabel('Insurance company')).toHaveValue('Acme Mut');

  test('warns with the remaining time; Stay signed in continues, by keyboard, with what was typed', async ({
    site,
    tenant,
    page,
  }) => {
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    await typeHalf(page);
    const dialogs = new SessionDialogs(page);
    await holdClock(page);
    await showLife(page);
    await page.clock.fastForward('27:00');
    await expect(dialogs.warning).toHaveCount(0);
    await page.clock.fastForward('01:30');
    await expect(dialogs.timeLeft).toHaveText(/^1:[0-3]\d$/);
    await page.clock.resume();
    await expect(dialogs.warning.getByRole('status')).toHaveText('You will be signed out in 2 minutes.');
    await expectAccessible(page, 'the warning', 'dialog');
    await dialogs.stay.focus();
    await page.keyboard.press('Enter');
    await expect(dialogs.warning).toHaveCount(0);
    await expectTyped(page);
    await expect(page.getByLabel('Insurance company')).toBeFocused();
  });

  test('expires after half an hour: its owner signs in again over the page, and nothing typed is lost @core', async ({
    site,
    tenant,
    page,
    complaints,
  }) => {
    complaints.allow(refused);
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    await typeHalf(page);
    const dialogs = new SessionDialogs(page);
    await page.clock.fastForward('30:01');
    await expect(dialogs.over).toBeVisible();
    await expect(dialogs.password).toBeFocused();
    await expectAccessible(page, 'the expired session', 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialogs.over).toBeVisible();
    await dialogs.signInAgain('Wrong-Password-1!');
    await expect(dialogs.over.getByRole('alert')).toContainText('Your email and/or password are incorrect.');
    await dialogs.signInAgain(demoPassword);
    await expect(dialogs.over).toHaveCount(0);
    await expectTyped(page);
  });

  test('F55: a laptop that slept past the end finds it expired, and staying signed out leaves nothing typed', async ({
    site,
    tenant,
    page,
  }) => {
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    await typeHalf(page);
    const dialogs = new SessionDialogs(page);
    await page.clock.fastForward('09:00:00');
    await expect(dialogs.over).toBeVisible();
    await dialogs.leave.click();
    await expect(dialogs.over).toHaveCount(0);
    await expect(page.getByLabel('Insurance company')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: /^Sign in/i })).toBeVisible();
  });

  test('is a guest session at the next visit, without a question', async ({ site, tenant, page }) => {
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('last-active')) ?? '';
      const kept = localStorage.getItem(key) ?? '';
      localStorage.setItem(
        key,
        kept.replace(/\d{13}/, (at) => String(Number(at) - 31 * 60_000)),
      );
    });
    await page.goto('/account/orders');
    await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
    await expect(site.header.signInLink).toBeVisible();
  });
});

test('in a host dealer’s page: expires over the checkout, and continues there', async ({
  page,
  stack,
  tenant,
}) => {
  await page.clock.install();
  const calls = watchCalls(page);
  const host = new HostPage(page);
  await page.goto(stack.hostPageUrl(tenant, sampleOrderNumber(tenant, 'documents-partly')));
  await host.signIn(tenant);
  await expect(host.steps).toHaveCount(6);
  const dialogs = new SessionDialogs(page);
  await calls.ended();
  await showLife(page);
  await page.clock.fastForward('28:30');
  await expect(dialogs.timeLeft).toHaveText(/^1:[0-3]\d$/);
  await page.clock.fastForward('02:00');
  await expect(dialogs.password).toBeFocused();
  await expect(dialogs.over.getByRole('link')).toHaveCount(0);
  await dialogs.signInAgain(demoPassword);
  await expect(dialogs.over).toHaveCount(0);
  await expect(host.steps).toHaveCount(6);
});

test.describe('tabs of one browser', () => {
  test('F34: calls of two tabs that are refused at the same time share one refresh, and all continue @core', async ({
    site,
    tenant,
    page,
    context,
    complaints,
  }) => {
    complaints.allow(unauthorized);
    await beDemoBuyer(site, tenant);
    const otherPage = await context.newPage();
    const other = siteIn(otherPage);
    await refuseToken(context, await tokenOf(page));
    // Otherwise the current page would have a call refused before the two are opened.
    await page.goto('about:blank');
    const refreshes = countRefreshes(context);
    await Promise.all([site.orders.open(), other.orders.open()]);
    await expect(site.orders.cards.first()).toBeVisible();
    await expect(other.orders.cards.first()).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });

  test('F45: signing out in one locks the other within a second, and its form is removed @core', async ({
    site,
    tenant,
  }) => {
    test.setTimeout(180_000);
    // A busy machine is late by chance; a lock that waits for something is late each time.
    let took = await timeToLock(site, tenant);
    for (let tries = 1; took >= 1_000 && tries < 3; tries += 1) took = await timeToLock(site, tenant);
    expect(took, 'ms from the click to the lock').toBeLessThan(1_000);
  });

  test('F18: a revoked session asks for the password over the page, in both, and one answer is enough for both', async ({
    site,
    tenant,
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(180_000);
    complaints.allow(unauthorized, refused);
    await site.signIn.open();
    await site.signIn.asDemoBuyer(tenant);
    const otherPage = await context.newPage();
    const other = siteIn(otherPage);
    await other.orders.open();
    await expect(other.orders.cards.first()).toBeVisible();
    const token = await tokenOf(page);
    await page.evaluate(async () => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken')) ?? '';
      const tenantName = location.hostname.split('.')[0] ?? '';
      for (const region of ['us-east-1', 'us-west-2']) {
        await fetch(`/_sandbox/idp/${region}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.1',
            'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
          },
          body: JSON.stringify({ ClientId: `forecourt${tenantName}`, Token: localStorage.getItem(key) }),
        });
      }
    });
    await refuseToken(context, token);
    // Not by mouse: if the other page was refused first, the dialog already covers this one.
    await page
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('link', { name: 'Documents' })
      .dispatchEvent('click');
    const here = new SessionDialogs(page);
    const there = new SessionDialogs(otherPage);
    await expect(here.over).toBeVisible();
    await expect(there.over).toBeVisible();
    await here.signInAgain(demoPassword);
    await expect(here.over).toHaveCount(0);
    await expect(there.over).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(page).toHaveURL('/account/documents');
    await expect(other.orders.cards.first()).toBeVisible();
  });
});
