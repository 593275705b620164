import type { Locator, Page } from '@playwright/test';

/** The list of a buyer's orders. */
export class OrdersPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Orders', exact: true });
    this.cards = page.getByRole('main').getByRole('article');
  }

  async open(): Promise<void> {
    await this.page.goto('/account/orders');
    await this.heading.waitFor();
  }

  card(orderNumber: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(`order ${orderNumber}$`) });
  }

  async openTracker(orderNumber: string): Promise<void> {
    await this.card(orderNumber)
      .getByRole('link', { name: new RegExp(orderNumber) })
      .click();
  }
}
