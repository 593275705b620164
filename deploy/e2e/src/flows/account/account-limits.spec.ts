import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { CodeSignInPage } from '../../pages/code-sign-in-page.ts';
import { ResetPasswordPage } from '../../pages/reset-password-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { messageCount, newestCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';

test.describe.configure({ timeout: 240_000 });

const refused = /Failed to load resource.*400/;

/** Waits for an answer of the identity service, so that the next press finds the form idle. */
function answered(page: Page) {
  return page.waitForResponse(/_sandbox\/idp\/[\w-]+$/);
}

test('too many wrong passwords lock the account; a new password unlocks it', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(refused);
  await site.signIn.open();
  const { email, password } = await ownAccount(page);
  const locked = page.getByRole('alert').filter({ hasText: 'Your account is locked' });
  await expect(async () => {
    const answer = answered(page);
    await site.signIn.enter(email, 'Wrong-Way-9!');
    await answer;
    await expect(locked).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(site.signIn.email).toHaveValue(email);
  await expectNoAxeViolations(page);
  await locked.getByRole('link', { name: 'Reset your password' }).click();
  const reset = new ResetPasswordPage(page);
  await expect(reset.email).toHaveValue(email);
  const before = await messageCount(page, email);
  await reset.send.click();
  await reset.set(await newestCode(page, email, before), `${password}New`);
  await expect(page).toHaveURL('/account/orders');
});

test('too many resets are rejected for an hour, with the dealer’s phone number', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused);
  const reset = new ResetPasswordPage(page);
  await reset.open();
  const { email } = await ownAccount(page);
  await reset.askFor(email);
  const limit = page
    .getByRole('alert')
    .filter({ hasText: 'Too many attempts. Please wait an hour and try again.' });
  await expect(async () => {
    const answer = answered(page);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await answer;
    await expect(limit).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(limit.getByRole('link', { name: /^Call/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the last one-time code is announced, and then there is none for 30 minutes', async ({ page }) => {
  const codes = new CodeSignInPage(page);
  await codes.open();
  const { email } = await ownAccount(page);
  const before = await messageCount(page, email);
  await codes.askByEmail(email);
  for (const sent of [2, 3, 4]) {
    await codes.resend.click();
    await newestCode(page, email, before + sent - 1);
    // A busy button ignores clicks, and the message appears before the answer.
    await expect(codes.resend).not.toHaveAttribute('aria-busy');
  }
  await expect(page.getByText(/^One request remaining/)).toBeVisible();
  await codes.resend.click();
  const last = await newestCode(page, email, before + 4);
  await expect(page.getByText(/for another, try again in 30 minutes/)).toBeVisible();
  await expect(codes.resend).toHaveCount(0);
  await expectNoAxeViolations(page);
  await codes.give(last);
  await expect(page).toHaveURL('/account/orders');
});

test('a passcode expires while its page is open; a new one works', async ({ page, complaints }) => {
  // If the clock jumped by minutes, a flag request that has just started would time out.
  complaints.allow(/flags could not be refreshed TimeoutError/);
  await page.clock.install();
  const codes = new CodeSignInPage(page);
  await codes.open();
  const { email } = await ownAccount(page);
  const before = await messageCount(page, email);
  await codes.askByEmail(email);
  const first = await newestCode(page, email, before);
  await expect(page.getByText(/Expires in [45]:\d\d/)).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(page.getByText('Your passcode has expired.')).toBeVisible();
  await codes.passcode.fill(first);
  await expectNoAxeViolations(page);
  await codes.resend.click();
  await expect(page.getByText('Your passcode has expired.')).toHaveCount(0);
  await codes.give(await newestCode(page, email, before + 1));
  await expect(page).toHaveURL('/account/orders');
});

test('a code works once', async ({ page, site, complaints }) => {
  complaints.allow(refused);
  const codes = new CodeSignInPage(page);
  await codes.open();
  const { email } = await ownAccount(page);
  const before = await messageCount(page, email);
  await codes.askByEmail(email);
  const used = await newestCode(page, email, before);
  await codes.give(used);
  await expect(page).toHaveURL('/account/orders');
  await site.header.signOut();
  await expect(site.header.signInLink).toBeVisible();
  await codes.open();
  await codes.askByEmail(email);
  await newestCode(page, email, before + 1);
  await codes.give(used);
  await expect(page.getByText("You've entered an incorrect passcode — please try again")).toBeVisible();
  await codes.give(await newestCode(page, email, before + 1));
  await expect(page).toHaveURL('/account/orders');
});
