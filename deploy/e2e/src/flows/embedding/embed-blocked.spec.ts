import type { Page, Request, Response } from '@playwright/test';
import { listedOrigin, loaderTag, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { SigningStep } from '../../pages/signing-step.ts';
import { ProviderPage, SocialSignIn } from '../../pages/social-sign-in.ts';
import { TrackerPage } from '../../pages/tracker-page.ts';
import type { Stack, TenantId } from '../../stack/index.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { walkSteps } from '../../journeys/walk-steps.ts';

test.describe.configure({ timeout: 240_000 });

interface Shown {
  readonly stack: Stack;
  readonly tenant: TenantId;
  readonly mode: 'page' | 'frame';
  /** Key of the sample order that the shown one is modeled on. */
  readonly like: string;
}

/** Opens a host page with a new order of the demo buyer, and returns the order's number. */
async function openHost(page: Page, { stack, tenant, mode, like }: Shown): Promise<string> {
  await page.goto(stack.siteUrl(tenant));
  const order = await freshOrder(page, like);
  const element = `<vehicle-checkout mode="${mode}" tenant="${tenant}" order="${order}"></vehicle-checkout>`;
  await page.goto(
    await serveHostPage(page, listedOrigin(stack), { body: `${element}${loaderTag(stack, tenant)}` }),
  );
  return order;
}

/** Whether the frame cannot use its own storage, as in browsers that block third-party cookies. */
function isBlocked(checkout: FramedCheckout): Promise<boolean> {
  return checkout.frame.locator('#fc-frame').evaluate(() => {
    try {
      return !window.localStorage;
    } catch {
      return true;
    }
  });
}

test.describe('F65: third-party cookies and storage are blocked', () => {
  test('a complete order needs one sign-in in the frame, and one more after a reload', async ({
    page,
    stack,
    tenant,
  }) => {
    await openHost(page, { stack, tenant, mode: 'frame', like: 'insurance-ready' });
    const checkout = new FramedCheckout(page);
    expect(await isBlocked(checkout)).toBe(true);
    const documents: string[] = [];
    const note = (request: Request) => request.isNavigationRequest() && documents.push(request.url());
    page.on('request', note);
    await checkout.signIn(tenant);
    const main = checkout.frame.locator('#fc-frame');
    await walkSteps({ page, main, hasLender: true, hasPayment: true });
    await expect(checkout.steps.filter({ hasText: 'Completed' })).toHaveCount(6);
    expect(documents.filter((url) => /embed|sign-in|progress/.test(url))).toEqual([]);
    page.off('request', note);

    await page.reload();
    await checkout.signIn(tenant);
    await expect(checkout.steps.filter({ hasText: 'Completed' })).toHaveCount(6);
  });

  test('reports that the sign-in is not stored, and links to the order on the site, where it is', async ({
    page,
    stack,
    tenant,
  }) => {
    const order = await openHost(page, { stack, tenant, mode: 'frame', like: 'documents-partly' });
    const checkout = new FramedCheckout(page);
    await expect(checkout.note).toContainText("can't keep you signed in");
    const opened = page.context().waitForEvent('page');
    await checkout.note.getByRole('link').click();
    const site = await opened;
    await site.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await new SignInPage(site).asDemoBuyer(tenant);
    await expect(site).toHaveURL(new RegExp(`/progress/${order}`));
    const tracker = new TrackerPage(site);
    await expect(tracker.steps).toHaveCount(6);
    await site.reload();
    await expect(tracker.steps).toHaveCount(6);
    await expect(checkout.email).toBeVisible();
  });
});

/** Makes the browser block every new window, as a popup blocker does, while links still open tabs. */
function blockPopups(page: Page): Promise<unknown> {
  return page.addInitScript(() => (window.open = () => null));
}

/** Signs, and closes the tab as soon as the service has answered, before it returns to the order. */
async function signAndLeave(service: Page): Promise<void> {
  const isSignature = (answer: Response) => answer.request().method() === 'POST' && answer.status() === 303;
  await service.getByRole('button', { name: 'Continue to sign' }).click();
  await service.getByLabel('Your full name').fill('Dana Demo');
  await service.getByRole('checkbox', { name: /I adopt this as my legal signature/ }).check();
  const signed = service.waitForResponse(isSignature);
  await service.getByRole('button', { name: 'Sign contract' }).click({ noWaitAfter: true });
  await signed;
  await service.close();
}

for (const mode of ['page', 'frame'] as const) {
  test(`F66: in ${mode} mode with popups blocked a link leads to signing, and signing without a return is noticed`, async ({
    page,
    stack,
    tenant,
  }) => {
    await blockPopups(page);
    await openHost(page, { stack, tenant, mode, like: 'contract-ready' });
    const framed = new FramedCheckout(page);
    const host = new HostPage(page);
    await (mode === 'frame' ? framed : host).signIn(tenant);
    const main = mode === 'frame' ? framed.frame.locator('#fc-frame') : host.checkout;
    await main.getByRole('listitem').filter({ hasText: 'Sign Contract' }).getByRole('link').click();
    const signing = new SigningStep(page, main);
    await signing.agree();
    await signing.review();
    await main.getByRole('button', { name: 'Sign your contract' }).click();
    await expect(main.getByText("Your browser didn't open the new tab.")).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await main.getByRole('link', { name: 'Open the signing page' }).click();
    const service = await opened;
    await signAndLeave(service);
    await page.bringToFront();
    // The page polls for the contract every ten seconds.
    await expect(signing.signatures).toBeVisible({ timeout: 45_000 });
  });
}

test('F66: a sign-in window that is blocked, or never returns, leaves a link and the form', async ({
  page,
  stack,
  tenant,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...request) => (document.title === 'Popups are blocked' ? null : open(...request));
  });
  const order = await openHost(page, { stack, tenant, mode: 'page', like: 'documents-partly' });
  const host = new HostPage(page);
  const social = new SocialSignIn(host.checkout);
  await expect(social.button('Google')).toBeVisible();
  await page.evaluate(() => (document.title = 'Popups are blocked'));
  await social.button('Google').click();
  await expect(social.alert).toContainText('Your browser blocked the sign-in window');
  await expect(social.wholePageLink).toHaveAttribute('href', new RegExp(`initiator=%2Fprogress%2F${order}`));

  await page.evaluate(() => (document.title = 'Riverside Auto'));
  const [provider] = await Promise.all([page.waitForEvent('popup'), social.button('Google').click()]);
  await expect(new ProviderPage(provider).heading('Google')).toBeVisible();
  await page.bringToFront();
  await host.signIn(tenant);
  await expect(host.steps).toHaveCount(6);
  await provider.close();
  await expect(host.steps).toHaveCount(6);
});
