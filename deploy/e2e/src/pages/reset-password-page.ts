import type { Locator, Page } from '@playwright/test';
import { answering } from '../checks/answering.ts';

/** Password reset: the email, then code and new password. */
export class ResetPasswordPage {
  readonly page: Page;
  readonly email: Locator;
  readonly send: Locator;
  readonly code: Locator;
  readonly password: Locator;
  readonly confirmation: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.email = main.getByRole('textbox', { name: 'Email' });
    this.send = answering(main.getByRole('button', { name: 'Send code' }));
    this.code = main.getByRole('textbox', { name: 'Verification Code' });
    this.password = main.getByLabel('New password', { exact: true });
    this.confirmation = main.getByLabel('Confirm new password');
    this.submit = main.getByRole('button', { name: 'Set new password' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/reset-password${query}`);
    await this.send.waitFor();
  }

  async askFor(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
    await this.code.waitFor();
  }

  async set(code: string, password: string): Promise<void> {
    await this.code.fill(code);
    await this.password.fill(password);
    await this.confirmation.fill(password);
    await this.submit.click();
  }
}
