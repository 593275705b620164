import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { CodeSignInPage } from '../../pages/code-sign-in-page.ts';
import { ResetPasswordPage } from '../../pages/reset-password-page.ts';
import { messageCount, newestCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';

/** What must be nowhere: a token of any account, from any issuer. */
const jwt = /eyJ[\w-]{8,}\.[\w-]{8,}/;

/** Records the URL and the Referer of every request from now on, decoded; those of the outbox are of this test, not of the site. */
function watchAddresses(context: BrowserContext) {
  const urls: string[] = [];
  const referers: Promise<string>[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/_sandbox/outbox')) return;
    urls.push(decodeURIComponent(request.url().replaceAll('+', ' ')));
    const referer = request.allHeaders().then(
      (headers) => headers['referer'] ?? '',
      () => '',
    );
    referers.push(referer.then(decodeURIComponent));
  });
  return { urls, referers: () => Promise.all(referers) };
}

/** The refresh and access tokens that the browser stores now. */
function storedTokens(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries({ ...localStorage })
      .filter(([key]) => /(refreshToken|accessToken|idToken)$/.test(key))
      .map(([, value]) => String(value)),
  );
}

test('T47: sign-in by password, by code and after a reset leave no email, password, code or token in a URL, a Referer, a pixel or a log', async ({
  site,
  page,
  context,
  stack,
}) => {
  test.setTimeout(240_000);
  await site.signIn.open();
  const { email, password } = await ownAccount(page);
  const watch = watchAddresses(context);
  const secrets = [email, password, `${password}New`];
  const leave = async () => {
    secrets.push(...(await storedTokens(page)));
    await site.header.signOut();
    await expect(site.header.signInLink).toBeVisible();
  };

  await site.signIn.enter(email, password);
  await expect(page).toHaveURL('/account/orders');
  await leave();
  const tokens = secrets.length - 3;

  const codes = new CodeSignInPage(page);
  await codes.open();
  const sent = await messageCount(page, email);
  await codes.askByEmail(email);
  const code = await newestCode(page, email, sent);
  await codes.give(code);
  await expect(page).toHaveURL('/account/orders');
  await leave();

  const reset = new ResetPasswordPage(page);
  await reset.open();
  await reset.askFor(email);
  const resetCode = await newestCode(page, email, sent + 1);
  await reset.set(resetCode, `${password}New`);
  await expect(page).toHaveURL('/account/orders');
  await leave();

  // So that none of what follows is true of nothing.
  expect(tokens).toBeGreaterThan(1);
  expect(watch.urls.some((url) => url.includes('/images/tp.gif'))).toBe(true);
  const referers = await watch.referers();
  expect(referers.some((referer) => referer !== '')).toBe(true);
  expect(stack.log()).toContain('/_sandbox/idp/');
  const places = { urls: watch.urls.join('\n'), referers: referers.join('\n'), logs: stack.log() };
  for (const [place, text] of Object.entries(places)) {
    expect(jwt.test(text), `a token in the ${place}`).toBe(false);
    for (const secret of secrets) expect(text.includes(secret), `${secret} in the ${place}`).toBe(false);
    for (const digits of [code, resetCode]) {
      expect(new RegExp(`\\b${digits}\\b`).test(text), `a code in the ${place}`).toBe(false);
    }
  }
});
