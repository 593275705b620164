import { expect, type Locator, type Page } from '@playwright/test';

/** The header of the site, the same on every page. */
export class Header {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('banner');
  }

  get signInLink(): Locator {
    return this.root.getByRole('link', { name: 'Sign In' });
  }

  /** The button that opens the account menu; its label is the buyer's name. */
  get accountButton(): Locator {
    return this.root
      .getByRole('button', { expanded: false })
      .or(this.root.getByRole('button', { expanded: true }))
      .filter({ hasNotText: 'Support and Contact' });
  }

  get supportButton(): Locator {
    return this.root.getByRole('button', { name: 'Support and Contact' });
  }

  /** The button on small screens that opens the drawer. */
  get menuButton(): Locator {
    return this.root.getByRole('button', { name: 'Open menu' });
  }

  get phone(): Locator {
    return this.root.getByRole('link', { name: /^Call us at/ });
  }

  /** A destination by its text; those of the cart and the orders include a count. */
  link(name: string | RegExp): Locator {
    return this.root.getByRole('link', { name });
  }

  async signOut(): Promise<void> {
    const item = this.root.getByRole('button', { name: 'Sign Out' });
    let asked = false;
    // A page that is still loading after sign-in closes the menu when it arrives: then it is opened again.
    await expect(async () => {
      if (asked && (await this.signInLink.isVisible())) return;
      if (!(await item.isVisible())) await this.accountButton.click({ timeout: 2_000 });
      asked = true;
      await item.click({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  }
}
