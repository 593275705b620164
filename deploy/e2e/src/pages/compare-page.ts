import type { Locator, Page } from '@playwright/test';

/** Vehicles side by side. */
export class ComparePage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly table: Locator;
  readonly columns: Locator;
  readonly rows: Locator;
  readonly onlyDifferences: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: 'Compare vehicles' });
    this.table = this.main.getByRole('table');
    this.columns = this.table.getByRole('columnheader');
    this.rows = this.table.getByRole('rowheader');
    this.onlyDifferences = this.main.getByRole('checkbox', { name: /^Differences only/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/compare');
    await this.heading.waitFor();
  }

  /** The button that removes a vehicle, by the vehicle's name. */
  remove(name: string): Locator {
    return this.table.getByRole('button', { name: `Remove ${name} from comparison` });
  }
}
