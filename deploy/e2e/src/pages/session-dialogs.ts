import type { Locator, Page } from '@playwright/test';

/** The dialogs over a page whose session is about to end, or has ended. */
export class SessionDialogs {
  readonly warning: Locator;
  readonly over: Locator;
  readonly timeLeft: Locator;
  readonly stay: Locator;
  readonly password: Locator;
  readonly signIn: Locator;
  readonly leave: Locator;

  constructor(page: Page) {
    this.warning = page.getByRole('dialog', { name: 'Are you still there?' });
    this.over = page.getByRole('dialog', { name: 'Session expired' });
    this.timeLeft = this.warning.getByRole('timer');
    this.stay = this.warning.getByRole('button', { name: 'Stay signed in' });
    this.password = this.over.getByLabel('Password', { exact: true });
    this.signIn = this.over.getByRole('button', { name: 'Sign In', exact: true });
    this.leave = this.over.getByRole('button', { name: 'Stay signed out' });
  }

  async signInAgain(password: string): Promise<void> {
    await this.password.fill(password);
    await this.signIn.click();
  }
}
