import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The buttons for signing in with a provider's account, in a page or in a frame of one. */
export class SocialSignIn {
  readonly buttons: Locator;
  readonly alert: Locator;
  readonly wholePageLink: Locator;
  private readonly root: Page | FrameLocator | Locator;

  constructor(root: Page | FrameLocator | Locator) {
    this.root = root;
    this.buttons = root.getByRole('button', { name: /^Continue with/ });
    this.alert = root.getByRole('alert');
    this.wholePageLink = root.getByRole('link', { name: /^Sign in on the .* site$/ });
  }

  button(provider: 'Google' | 'Facebook' | 'Apple'): Locator {
    return this.root.getByRole('button', { name: `Continue with ${provider}` });
  }
}

/** The page of a sample provider. */
export class ProviderPage {
  readonly demoBuyer: Locator;
  readonly cancel: Locator;
  readonly email: Locator;
  readonly withoutEmail: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.demoBuyer = page.getByRole('button', { name: /^Continue as the demo buyer/ });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    // The previous page has a field of the same name.
    this.email = page
      .getByRole('main')
      .filter({ has: page.getByRole('heading', { level: 1, name: /^Sign in with / }) })
      .getByRole('textbox', { name: 'Email' });
    this.withoutEmail = page.getByRole('checkbox', { name: 'This account has no email' });
  }

  heading(provider: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Sign in with ${provider}` });
  }

  /** Continues as a user whose email is typed. */
  async typeAccount(email: string, firstName: string, lastName: string): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('textbox', { name: 'First name' }).fill(firstName);
    await this.page.getByRole('textbox', { name: 'Last name' }).fill(lastName);
    await this.goOn();
  }

  /** Submits the form for another account. */
  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
}
