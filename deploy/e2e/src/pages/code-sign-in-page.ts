import type { Locator, Page } from '@playwright/test';

/** Sign-in by one-time code: the user, then the passcode. */
export class CodeSignInPage {
  readonly page: Page;
  readonly main: Locator;
  readonly send: Locator;
  readonly passcode: Locator;
  readonly verify: Locator;
  readonly resend: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.send = this.main.getByRole('button', { name: 'Send one-time code' });
    this.passcode = this.main.getByRole('textbox', { name: 'One-Time Passcode' });
    this.verify = this.main.getByRole('button', { name: 'Verify' });
    this.resend = this.main.getByRole('button', { name: 'Resend passcode' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/sign-in/code${query}`);
    await this.send.waitFor();
  }

  async askByEmail(email: string): Promise<void> {
    // The page before it has an email field, too.
    await this.send.waitFor();
    await this.main.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.send.click();
    await this.passcode.waitFor();
  }

  async askByPhone(phone: string, lastName: string): Promise<void> {
    await this.main.getByText('Phone', { exact: true }).click();
    await this.main.getByRole('textbox', { name: 'Mobile phone' }).fill(phone);
    await this.askWith(lastName);
  }

  async askByDeal(dealId: string, lastName: string): Promise<void> {
    await this.main.getByText('Deal ID', { exact: true }).click();
    await this.main.getByRole('textbox', { name: 'Deal ID or order number' }).fill(dealId);
    await this.askWith(lastName);
  }

  async give(code: string): Promise<void> {
    await this.passcode.fill(code);
    await this.verify.click();
  }

  private async askWith(lastName: string): Promise<void> {
    await this.main.getByRole('textbox', { name: 'Last name' }).fill(lastName);
    await this.send.click();
    await this.passcode.waitFor();
  }
}
