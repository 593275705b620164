import type { Locator, Page } from '@playwright/test';

/** The cart with its price, and the review of a cash order. */
export class CartPage {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly price: Locator;
  readonly orderForCash: Locator;
  readonly reviewHeading: Locator;
  readonly terms: Locator;
  readonly placeOrder: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: 'Your cart' });
    this.price = this.main.getByRole('region', { name: 'Price' });
    this.orderForCash = this.main.getByRole('button', { name: 'Review my order' });
    this.reviewHeading = this.main.getByRole('heading', { level: 1, name: 'Review your cash order' });
    this.terms = this.main.getByRole('checkbox', { name: "I've read and agree to these terms." });
    this.placeOrder = this.main.getByRole('button', { name: 'Place order' });
  }

  async open(): Promise<void> {
    await this.page.goto('/cart');
    await this.heading.waitFor();
  }

  /**
   * The full text of the cart once its parts have loaded, without the purchase steps next to it and the orders
   * above it, which are about the account, without what only a view from the server holds, scripts and their
   * replacement, and without the list of incentives that cannot be combined, which may load last.
   */
  async contents(): Promise<string> {
    await this.price.getByRole('row').first().waitFor();
    // The dealer's promises are loaded after the rest.
    await this.main.getByRole('heading', { name: 'What you can count on' }).waitFor();
    return this.main.evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      const others =
        'nav, :has(> a[href="/account/orders"]), ul[aria-label="Incentives"], script, noscript, style, template';
      for (const other of copy.querySelectorAll(others)) other.remove();
      return copy.textContent;
    });
  }

  /** A line of the price by its label, with its amount. */
  priceLine(label: string): Locator {
    return this.price.getByRole('row', { name: new RegExp(`^${label}`) });
  }

  /** As a guest: orders, is asked for an account, and goes to sign in. */
  async goToSignIn(): Promise<void> {
    await this.orderForCash.click();
    await this.page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  }

  /** As a member: goes to the review and agrees to the terms. */
  async review(): Promise<void> {
    await this.orderForCash.click();
    await this.reviewHeading.waitFor();
    await this.terms.check();
  }
}
