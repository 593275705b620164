import type { Locator, Page } from '@playwright/test';
import { answering } from '../checks/answering.ts';
import type { TenantId } from '../stack/index.ts';

/** Password of every demo buyer. */
export const demoPassword = 'Forecourt1!';

/**
 * Time limit for a complete sign-in by password, and loading the remote of the next page, on a busy machine.
 */
export const signInLimitMs = 45_000;

/** Email of a tenant's demo buyer. */
export function demoEmail(tenant: TenantId): string {
  return `demo@${tenant}.example`;
}

/** Sign-in with email and password. */
export class SignInPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.heading = answering(main.getByRole('heading', { level: 1, name: 'Sign in' }));
    this.email = main.getByRole('textbox', { name: 'Email' });
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.getByRole('button', { name: 'Sign In' });
  }

  async open(): Promise<void> {
    await this.page.goto('/sign-in');
    await this.heading.waitFor();
  }

  /** Fills in the form and submits it; does not check the result. */
  async enter(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Signs the tenant's demo buyer in and waits until the page has moved on. */
  async asDemoBuyer(tenant: TenantId): Promise<void> {
    await this.enter(demoEmail(tenant), demoPassword);
    await this.heading.waitFor({ state: 'detached', timeout: signInLimitMs });
  }
}
