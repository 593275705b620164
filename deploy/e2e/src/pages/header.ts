import type { Locator, Page } from '@playwright/test';

/** The header of the site, the same on every page. */
export class Header {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('banner');
  }

  get signInLink(): Locator {
    return this.root.getByRole('link', { name: 'Sign In' });
  }

  /** The button that opens the account menu; it carries the buyer's name. */
  get accountButton(): Locator {
    return this.root
      .getByRole('button', { expanded: false })
      .or(this.root.getByRole('button', { expanded: true }));
  }

  get phone(): Locator {
    return this.root.getByRole('link', { name: /^Call us at/ });
  }

  /** A destination by its words; the cart's and the orders' carry their number. */
  link(name: string | RegExp): Locator {
    return this.root.getByRole('link', { name });
  }

  async signOut(): Promise<void> {
    await this.accountButton.click();
    await this.root.getByRole('button', { name: 'Sign Out' }).click();
  }
}
