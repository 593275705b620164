import type { Locator, Page } from '@playwright/test';

/** Pickup or delivery of the vehicle in the cart, and the overview that follows. */
export class OrderDetailsPage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly pickup: Locator;
  readonly delivery: Locator;
  readonly city: Locator;
  readonly save: Locator;
  readonly receipt: Locator;
  readonly overviewHeading: Locator;
  /** Text of the choices. */
  readonly choices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: 'How do you want to get your vehicle?' });
    this.pickup = this.main.getByRole('radio', { name: /^Pickup at our dealership/ });
    this.delivery = this.main.getByRole('radio', { name: /^Delivery to your address/ });
    this.city = this.main.getByRole('textbox', { name: 'City' });
    this.save = this.main.getByRole('button', { name: 'Save and continue' });
    this.receipt = this.main.getByRole('button', { name: 'View summary' });
    this.overviewHeading = this.main.getByRole('heading', { level: 1, name: 'Check your purchase' });
    this.choices = this.main.getByLabel('Your choices');
  }

  /** Opens it from the steps next to the cart. */
  async openFromSteps(): Promise<void> {
    await this.main
      .getByRole('list', { name: 'Steps of your purchase' })
      .getByRole('link', { name: 'Order Details' })
      .click();
    await this.heading.waitFor();
  }

  /** Types an address; city and state come from the ZIP code. */
  async giveAddress(line1: string, zip: string): Promise<void> {
    await this.main.getByLabel('Street address').fill(line1);
    const zipCode = this.main.getByRole('textbox', { name: 'ZIP code' });
    await zipCode.fill(zip);
    await zipCode.press('Tab');
  }
}
