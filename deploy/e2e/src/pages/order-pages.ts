import type { Locator, Page } from '@playwright/test';

/** The pages of an order between its placing and its tracker, and after its last step. */
export class OrderPages {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly card: Locator;
  readonly goOn: Locator;
  readonly checkNow: Locator;
  readonly accept: Locator;
  readonly decline: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.card = this.main.getByRole('article');
    this.goOn = this.main.getByRole('link', { name: /^Continue with / });
    this.checkNow = this.main.getByRole('button', { name: 'Check now' });
    this.accept = this.main.getByRole('button', { name: 'Accept and continue' });
    this.decline = this.main.getByRole('button', { name: 'Decline', exact: true });
  }

  /** Opens the page that fits where an order stands. */
  async open(orderNumber: string, page = ''): Promise<void> {
    await this.page.goto(`/checkout/${orderNumber}${page && `/${page}`}`);
    await this.heading.waitFor();
  }

  /** The number of the order whose page is open. */
  number(): string {
    return /\/checkout\/(FC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(this.page.url())?.[1] ?? '';
  }

  /** A figure of the terms by its label. */
  fact(label: string): Locator {
    return this.main.locator('dl > div', { has: this.page.getByText(label, { exact: true }) }).locator('dd');
  }

  /** What a lender answers at once, in the sandbox. */
  async lenderAnswers(orderNumber: string, answer: 'LSEL' | 'LDEC' | 'LTIM'): Promise<void> {
    await this.page.evaluate(
      async (body) => {
        await fetch('/_sandbox/lender-decisions', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      },
      { orderNumber, answer },
    );
  }
}
