import type { Locator, Page } from '@playwright/test';

/** The profile: one topic per card. */
export class ProfilePage {
  readonly page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Profile' });
  }

  async open(): Promise<void> {
    await this.page.goto('/account/profile');
    await this.heading.waitFor();
    await this.card('Name').waitFor();
  }

  /** A card by its title. */
  card(title: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name: title, exact: true });
  }

  /** Starts editing a card, or adding what the account does not have yet. */
  async edit(title: string): Promise<Locator> {
    const card = this.card(title);
    await card.getByRole('button', { name: new RegExp(`^(?:Edit|Add) ${title}$`) }).click();
    await card.getByRole('button', { name: 'Cancel' }).waitFor();
    return card;
  }

  /** Enters a code on a card; does not check the result. */
  async giveCode(title: string, code: string): Promise<void> {
    await this.card(title).getByLabel('Verification Code').fill(code);
    await this.card(title).getByRole('button', { name: 'Verify', exact: true }).click();
  }
}
