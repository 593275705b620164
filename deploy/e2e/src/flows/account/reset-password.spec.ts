import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { ResetPasswordPage } from '../../pages/reset-password-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { messageCount, newestCode, otherCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';

const refused = /Failed to load resource.*400/;
const newPassword = 'Another-Way-2!';

/** Holds every password sign-in until `goOn` is called. */
async function holdSignIn(page: Page) {
  let goOn = () => {};
  const wait = new Promise<void>((done) => (goOn = done));
  await page.route('**/_sandbox/idp/*', async (route) => {
    if (route.request().headers()['x-amz-target']?.endsWith('.InitiateAuth')) await wait;
    await route.continue();
  });
  return { goOn: () => goOn() };
}

test('a password is reset from the sign-in form, signs in automatically, and is the only one that works from then on @core', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(refused);
  const reset = new ResetPasswordPage(page);
  const signIn = await holdSignIn(page);
  await page.goto('/sign-in?returnTo=%2Fcart');
  await site.signIn.heading.waitFor();
  const account = await ownAccount(page);
  await site.signIn.email.fill(account.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await reset.send.waitFor();
  await expect(reset.email).toHaveValue(account.email);
  await expectNoAxeViolations(page);
  const before = await messageCount(page, account.email);
  await reset.send.click();
  const code = await newestCode(page, account.email, before);
  await reset.set(otherCode(code), newPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Oops, wrong code' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(reset.password).toHaveValue(newPassword);
  await reset.set(code, newPassword);
  await expect(page.getByText('Your password is changed. Signing you in.')).toBeVisible();
  signIn.goOn();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused();
  await site.header.signOut();
  await expect(site.header.signInLink).toBeVisible();
  await expect(page).toHaveURL('/');
  await site.signIn.open();
  await site.signIn.enter(account.email, account.password);
  await expect(page.getByRole('alert')).toContainText('Your email and/or password are incorrect.');
  await site.signIn.enter(account.email, newPassword);
  await expect(page).toHaveURL('/account/orders');
});

test('a new code replaces the first, and rules and confirmation are checked while typing', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused);
  const reset = new ResetPasswordPage(page);
  await reset.open();
  const { email } = await ownAccount(page);
  const before = await messageCount(page, email);
  await reset.askFor(email);
  await newestCode(page, email, before);
  await reset.password.fill('short');
  await expect(page.getByText('1 of 5 met')).toBeAttached();
  await reset.confirmation.fill('other');
  await reset.code.focus();
  await expect(page.getByText("The passwords don't match")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Code resent: Please check your email.')).toBeVisible();
  await reset.set(await newestCode(page, email, before + 1), newPassword);
  await expect(page).toHaveURL('/account/orders');
});

test('an unknown address gets the same answer', async ({ page, complaints }) => {
  complaints.allow(refused);
  const reset = new ResetPasswordPage(page);
  await reset.open();
  await reset.askFor('nobody@example.com');
  await expect(
    page.getByText("If there's an account for nobody@example.com, we sent a code to that address."),
  ).toBeVisible();
  await reset.set('123456', newPassword);
  await expect(page.getByRole('alert')).toContainText('Oops, wrong code');
  expect(await messageCount(page, 'nobody@example.com')).toBe(0);
});
