import { newestCode, otherCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';
import { CodeSignInPage } from '../../pages/code-sign-in-page.ts';
import { ResetPasswordPage } from '../../pages/reset-password-page.ts';
import { demoEmail } from '../../pages/sign-in-page.ts';
import { SignUpPage, type NewAccount } from '../../pages/sign-up-page.ts';
import { ProviderPage, SocialSignIn } from '../../pages/social-sign-in.ts';
import type { Scene } from '../scene.ts';

const account = (email: string): NewAccount => ({
  firstName: 'Robin',
  lastName: "O'Neill",
  email,
  phone: '2125550187',
  password: 'Forecourt1!',
});

/** Signing in by password, by code and by a provider, signing up, and a new password. */
export const signInScenes: readonly Scene[] = [
  {
    name: 'sign-in-wrong',
    visitor: 'alone',
    async open({ page, site, tenant }) {
      await site.signIn.open();
      await site.signIn.enter(demoEmail(tenant), 'Wrong-Password-1!');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    shows: ['sign-in-code-phone', 'sign-in-code-deal', 'sign-in-code-sent', 'sign-in-code-wrong'],
    visitor: 'alone',
    async walk({ page }, look) {
      const codes = new CodeSignInPage(page);
      const passcode = page.getByText("You've entered an incorrect passcode");
      await codes.open();
      await codes.main.getByText('Phone', { exact: true }).click();
      await look(page, 'sign-in-code-phone');
      await codes.main.getByText('Deal ID', { exact: true }).click();
      await look(page, 'sign-in-code-deal');
      await codes.main.getByText('Email', { exact: true }).first().click();
      await codes.askByEmail('somebody@example.com');
      await look(page, 'sign-in-code-sent');
      await codes.give('123456');
      await passcode.waitFor();
      await look(page, 'sign-in-code-wrong');
    },
  },
  {
    shows: ['sign-up-filled', 'sign-up-code', 'sign-up-code-wrong'],
    visitor: 'alone',
    async walk({ page }, look) {
      const signUp = new SignUpPage(page);
      const email = `robin-${Date.now()}@example.com`;
      await signUp.open('/cart');
      await signUp.fillIn(account(email));
      await look(page, 'sign-up-filled');
      await signUp.submit.click();
      await signUp.codeHeading.waitFor();
      await look(page, 'sign-up-code');
      await signUp.give(otherCode(await newestCode(page, email, 0)));
      await page.getByText("You've entered an incorrect passcode").waitFor();
      await look(page, 'sign-up-code-wrong');
    },
  },
  {
    name: 'sign-up-known-email',
    visitor: 'alone',
    async open({ page, tenant }) {
      const signUp = new SignUpPage(page);
      await signUp.open('/cart');
      await signUp.fillIn({ ...account(demoEmail(tenant)), phone: '212', password: 'short' });
      await signUp.firstName.focus();
      await page.getByRole('link', { name: 'Click here to sign in.' }).waitFor();
    },
  },
  {
    shows: ['reset-password-code', 'reset-password-problems'],
    visitor: 'alone',
    async walk({ page }, look) {
      const reset = new ResetPasswordPage(page);
      await reset.open();
      const { email } = await ownAccount(page);
      await reset.askFor(email);
      await look(page, 'reset-password-code');
      await reset.password.fill('short');
      await reset.confirmation.fill('other');
      await reset.code.focus();
      await page.getByText("The passwords don't match").waitFor();
      await look(page, 'reset-password-problems');
    },
  },
  {
    shows: ['sign-in-provider', 'sign-in-provider-canceled'],
    visitor: 'alone',
    tenants: ['northstar'],
    async walk({ page }, look) {
      const provider = new ProviderPage(page);
      await page.goto('/sign-in?returnTo=%2Fcart');
      await new SocialSignIn(page).button('Google').click();
      await provider.heading('Google').waitFor();
      await look(page, 'sign-in-provider');
      await provider.cancel.click();
      await page.getByRole('heading', { level: 1, name: "You're not signed in" }).waitFor();
      await look(page, 'sign-in-provider-canceled');
    },
  },
];
