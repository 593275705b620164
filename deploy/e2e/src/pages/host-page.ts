import type { Locator, Page } from '@playwright/test';
import { demoEmail, demoPassword, signInLimitMs } from './sign-in-page.ts';
import type { TenantId } from '../stack/index.ts';

/** The host dealer's own page with the checkout remote in its shadow root. */
export class HostPage {
  readonly page: Page;
  readonly checkout: Locator;
  readonly signInForm: Locator;
  readonly steps: Locator;

  constructor(page: Page) {
    this.page = page;
    this.checkout = page.locator('vehicle-checkout');
    const password = page.getByLabel('Password', { exact: true });
    this.signInForm = this.checkout.locator('form').filter({ has: password });
    this.steps = this.checkout.getByRole('list', { name: 'Steps of your order' }).getByRole('listitem');
  }

  async signIn(tenant: TenantId): Promise<void> {
    await this.checkout.getByRole('textbox', { name: 'Email' }).fill(demoEmail(tenant));
    await this.checkout.getByLabel('Password', { exact: true }).fill(demoPassword);
    await this.checkout.getByRole('button', { name: 'Sign In' }).click();
    await this.signInForm.waitFor({ state: 'detached', timeout: signInLimitMs });
  }
}
