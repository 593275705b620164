import { expect, type Locator, type Page } from '@playwright/test';

/** A delivery address; city and state come from the ZIP. */
export interface TypedAddress {
  readonly line1: string;
  readonly zip: string;
}

/** The step 'Schedule Pickup' or 'Schedule Delivery' of the tracker. */
export class FulfillmentStep {
  readonly page: Page;
  readonly main: Locator;
  readonly street: Locator;
  readonly zip: Locator;
  readonly city: Locator;
  readonly date: Locator;
  readonly time: Locator;
  readonly instructions: Locator;
  readonly toTimes: Locator;
  readonly toReview: Locator;
  readonly confirm: Locator;
  readonly reschedule: Locator;

  /** `main` contains the step: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.page = page;
    this.main = main;
    const button = (name: string | RegExp) => this.main.getByRole('button', { name });
    this.street = this.main.getByLabel('Street address');
    this.zip = this.main.getByLabel('ZIP code');
    this.city = this.main.getByLabel('City');
    this.date = this.main.getByRole('textbox', { name: /(Delivery|Pickup) date/ });
    this.time = this.main.getByRole('combobox', { name: /(Delivery|Pickup) time/ });
    this.instructions = this.main.getByLabel(/Delivery instructions/);
    this.toTimes = button('See available times');
    this.toReview = button('Review your appointment');
    this.confirm = button(/^(Confirm|Move) (delivery|pickup)$/);
    this.reschedule = button('Reschedule');
  }

  async open(orderNumber: string): Promise<void> {
    await this.page.goto(`/fulfillment/${orderNumber}`);
    await this.main
      .getByRole('heading', { level: 1, name: /^(Schedule|Pickup:|Delivery:|Did |You have)/ })
      .waitFor();
  }

  /** Replaces the address that is filled in, and waits until the ZIP has set its city. */
  async enterAddress({ line1, zip }: TypedAddress): Promise<void> {
    await this.street.fill(line1);
    await this.city.clear();
    await this.zip.fill(zip);
    await this.zip.press('Tab');
    await expect(this.city).not.toHaveValue('');
  }

  /**
   * Selects the preset date, or the first available one after it, in the calendar by keyboard, then its first
   * time.
   */
  async takeFirstTime(): Promise<string> {
    await this.main.getByRole('button', { name: 'Open the calendar' }).click();
    const day = this.main.getByRole('grid').locator(':focus');
    await day.waitFor();
    while ((await day.getAttribute('aria-disabled')) === 'true') await day.press('ArrowRight');
    await day.press('Enter');
    await this.time.press('Enter');
    const times = this.main.getByRole('dialog', { name: 'Select a Time' });
    const first = times.getByRole('radio').first();
    await first.focus();
    await first.press('Space');
    const select = times.getByRole('button', { name: 'Select', exact: true });
    if (await select.isVisible()) await select.click();
    else await first.press('Enter');
    await times.waitFor({ state: 'detached' });
    return this.time.inputValue();
  }
}
