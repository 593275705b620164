import type { Locator, Page } from '@playwright/test';

/** The favorites page: both lists of a member, or the offer to a guest. */
export class SavedVehiclesPage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly mySaves: Locator;
  readonly sold: Locator;
  readonly removeAllSold: Locator;
  readonly undo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: 'Saved Vehicles' });
    this.mySaves = this.main.getByRole('region', { name: 'My Saves' });
    this.sold = this.main.getByRole('region', { name: 'Sold Vehicles - No Longer Available' });
    this.removeAllSold = this.sold.getByRole('button', { name: 'Remove All Sold Vehicles' });
    this.undo = this.mySaves.getByRole('button', { name: 'Undo' });
  }

  async open(): Promise<void> {
    await this.page.goto('/saved-vehicles');
    await this.heading.waitFor();
  }

  /** The card of a vehicle in either list. */
  card(vin: string): Locator {
    return this.main.locator(`article[data-vin="${vin}"]`);
  }

  heart(vin: string): Locator {
    return this.card(vin).getByRole('button', { name: /^Save / });
  }
}
