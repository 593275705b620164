import { randomUUID } from 'node:crypto';
import { expect, test } from '../../fixtures/test.ts';
import { demoEmail } from '../../pages/sign-in-page.ts';
import { SignUpPage, type NewAccount } from '../../pages/sign-up-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { newestCode, otherCode } from '../../data/outbox-codes.ts';
import { pressOn, typeInto } from '../../journeys/tab-to.ts';

const refused = /Failed to load resource.*400/;

const newAccount = (): NewAccount => ({
  firstName: 'Robin',
  lastName: "O'Neill",
  email: `robin-${randomUUID().slice(0, 8)}@example.com`,
  phone: '2125550187',
  password: 'Forecourt1!',
});

test("an account is created, confirmed by its code, and returns to the visitor's previous page @core", async ({
  site,
  page,
}) => {
  test.setTimeout(180_000);
  const signUp = new SignUpPage(page);
  const account = newAccount();
  await page.goto('/sign-in?returnTo=%2Fcart');
  await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/sign-up?returnTo=%2Fcart');
  await expect(signUp.submit).toBeDisabled();
  await expectNoAxeViolations(page);
  await signUp.fillIn(account);
  await expect(signUp.phone).toHaveValue('(212) 555 - 0187');
  await signUp.marketingEmail.check();
  await expectNoAxeViolations(page);
  await signUp.submit.click();
  await expect(signUp.codeHeading).toBeFocused();
  await expectNoAxeViolations(page);
  const code = await newestCode(page, account.email, 0);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/account/consents'), {
    timeout: 30_000,
  });
  await signUp.give(code);
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('button', { name: 'Robin' })).toBeVisible();
  const consents = await kept;
  expect(consents.status()).toBe(200);
  expect(consents.request().postDataJSON()).toEqual({ marketingEmail: true, marketingSms: false });
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(account.password);
  await site.header.signOut();
  await expect(page).toHaveURL('/');
  await site.signIn.open();
  await site.signIn.enter(account.email, account.password);
  await expect(page).toHaveURL('/account/orders');
});

test('an email that has an account is reported at the field, with a link to sign in', async ({
  site,
  tenant,
  page,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open('/cart');
  await signUp.fillIn({ ...newAccount(), email: demoEmail(tenant) });
  await expect(signUp.email).toHaveAccessibleDescription(
    'You already have an account. Click here to sign in.',
  );
  await expect(signUp.submit).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Click here to sign in.' }).click();
  await site.signIn.heading.waitFor();
  await site.signIn.asDemoBuyer(tenant);
  await expect(page).toHaveURL('/cart');
});

test('a wrong code is reported in place, a new one is sent, and only that one works', async ({
  page,
  complaints,
}) => {
  complaints.allow(refused);
  const signUp = new SignUpPage(page);
  const account = newAccount();
  await signUp.open('/cart');
  await signUp.askForAccount(account);
  const first = await newestCode(page, account.email, 0);
  await signUp.give(otherCode(first));
  await expect(page.getByText("You've entered an incorrect passcode — please try again")).toBeVisible();
  await expectNoAxeViolations(page);
  await signUp.resend.click();
  await expect(page.getByText('Code resent: Please check your email.')).toBeVisible();
  await expectNoAxeViolations(page);
  await signUp.give(await newestCode(page, account.email, 1));
  await expect(page).toHaveURL('/cart');
});

test('after a reload halfway through, signing in asks for the code', async ({ site, page, complaints }) => {
  complaints.allow(refused);
  const signUp = new SignUpPage(page);
  const account = newAccount();
  await signUp.open('/cart');
  await signUp.askForAccount(account);
  const code = await newestCode(page, account.email, 0);
  await page.reload();
  await expect(signUp.firstName).toHaveValue('');
  await signUp.email.fill(account.email);
  await page.getByRole('link', { name: 'Click here to sign in.' }).click();
  await site.signIn.heading.waitFor();
  await site.signIn.enter(account.email, account.password);
  await expect(signUp.codeHeading).toBeVisible();
  await expectNoAxeViolations(page);
  await signUp.give(code);
  await expect(page).toHaveURL('/cart');
});

test('by keyboard only', async ({ page }) => {
  const signUp = new SignUpPage(page);
  const account = newAccount();
  await signUp.open('/account/orders');
  await typeInto(page, signUp.firstName, 'first name', account.firstName);
  await typeInto(page, signUp.lastName, 'last name', account.lastName);
  await typeInto(page, signUp.email, 'email', account.email);
  await typeInto(page, signUp.phone, 'phone', account.phone);
  await typeInto(page, signUp.password, 'password', account.password);
  await pressOn(page, signUp.marketingEmail, 'consent', 'Space');
  await pressOn(page, signUp.submit, 'create account');
  await expect(signUp.codeHeading).toBeFocused();
  await typeInto(page, signUp.code, 'code', await newestCode(page, account.email, 0));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/orders');
});
