import type { Locator, Page } from '@playwright/test';

/** The coverage step of a purchase. */
export class CoveragePage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly summary: Locator;
  readonly compare: Locator;
  readonly goOn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: 'Protect your vehicle' });
    this.summary = this.main.getByRole('region', { name: 'Your coverage' });
    this.compare = this.main.getByRole('button', { name: 'Compare packages' });
    this.goOn = this.summary.getByRole('button', { name: /^Continue with/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/cart/coverage');
    await this.heading.waitFor();
  }

  /** The card of a package by its name. */
  card(name: string): Locator {
    return this.main.getByRole('article', { name, exact: true });
  }

  /** Selects a level by its term, the first one by default, and adds its package. */
  async add(name: string, term = /months/): Promise<void> {
    await this.card(name).getByRole('radio', { name: term }).first().check();
    await this.card(name)
      .getByRole('button', { name: `Add ${name}` })
      .click();
  }

  /** The row of a chosen package. */
  chosen(name: string): Locator {
    return this.summary.getByRole('row', { name: new RegExp(`^${name}`) });
  }
}
