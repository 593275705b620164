import type { Locator, Page } from '@playwright/test';
import { answering } from '../checks/answering.ts';

/** Data of a new account. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** Sign-up: user info, then the code that confirms the email. */
export class SignUpPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly password: Locator;
  readonly marketingEmail: Locator;
  readonly submit: Locator;
  readonly codeHeading: Locator;
  readonly code: Locator;
  readonly verify: Locator;
  readonly resend: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = answering(main.getByRole('heading', { level: 1, name: /^Welcome to/ }));
    this.firstName = main.getByLabel('First name');
    this.lastName = main.getByLabel('Last name');
    this.email = main.getByRole('textbox', { name: 'Email' });
    this.phone = main.getByLabel('Mobile phone');
    this.password = main.getByLabel('Password', { exact: true });
    this.marketingEmail = main.getByRole('checkbox', { name: 'Email me news and offers' });
    this.submit = main.getByRole('button', { name: 'Create account' });
    this.codeHeading = main.getByRole('heading', { level: 1, name: 'Confirm your email' });
    this.code = main.getByLabel('One-Time Passcode');
    this.verify = main.getByRole('button', { name: 'Verify' });
    this.resend = main.getByRole('button', { name: 'Resend passcode' });
  }

  /** Opens it with `returnTo` as the page to continue with. */
  async open(returnTo: string): Promise<void> {
    await this.page.goto(`/sign-up?returnTo=${encodeURIComponent(returnTo)}`);
    await this.heading.waitFor();
  }

  /** Fills in step 1 without submitting it. */
  async fillIn(account: NewAccount): Promise<void> {
    await this.firstName.fill(account.firstName);
    await this.lastName.fill(account.lastName);
    await this.email.fill(account.email);
    await this.phone.fill(account.phone);
    await this.password.fill(account.password);
  }

  /** Completes step 1; the code is then on its way. */
  async askForAccount(account: NewAccount): Promise<void> {
    await this.fillIn(account);
    await this.submit.click();
    await this.codeHeading.waitFor();
  }

  /** Enters a code; does not check the result. */
  async give(code: string): Promise<void> {
    await this.code.fill(code);
    await this.verify.click();
  }
}
