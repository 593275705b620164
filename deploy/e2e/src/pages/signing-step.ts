import type { Locator, Page } from '@playwright/test';

/** The step 'Sign Contract' of the tracker. */
export class SigningStep {
  readonly page: Page;
  readonly main: Locator;

  /** `main` contains the step: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.page = page;
    this.main = main;
  }

  /** Agrees to electronic records, which comes before the first document. */
  async agree(): Promise<void> {
    await this.main.getByRole('checkbox', { name: /I agree to get and sign/ }).check();
    await this.main.getByRole('button', { name: 'Agree and see my contract' }).click();
  }

  async review(): Promise<void> {
    await this.main.getByRole('link', { name: 'Review your contract' }).click();
  }

  /** Opens the signing page, which is in a separate tab. */
  async openSigning(): Promise<Page> {
    const opened = this.page.context().waitForEvent('page');
    await this.main.getByRole('button', { name: 'Sign your contract' }).click();
    const tab = await opened;
    await tab.waitForURL(/\/_sandbox\/signing\//);
    return tab;
  }

  /**
   * Closes the signing page and returns to the step, which then asks for the contract: in a browser without
   * windows, an event has to state that its page is visible again.
   */
  async returnFrom(service: Page): Promise<void> {
    await service.close();
    await this.page.bringToFront();
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  }

  /** What the step says of a contract that the buyer has signed, before and after the dealer signs: the sample dealer takes 20 s. */
  get signatures(): Locator {
    const waiting = this.main.getByText('Not signed yet', { exact: true });
    return waiting.or(this.main.getByText('Everyone has signed. Keep your copy.')).first();
  }

  async askForNewContract(): Promise<void> {
    await this.main.getByRole('button', { name: 'Get a new contract' }).click();
  }

  /** A value of the contract's price by its label. */
  price(label: string): Locator {
    return this.main
      .getByRole('table', { name: 'Price' })
      .getByRole('row', { name: new RegExp(`^${label}`) })
      .getByRole('cell');
  }
}

/** Signs at the sample signing service like the buyer: continues reading, types the name, adopts it. */
export async function signAtService(tab: Page, name: string): Promise<void> {
  await tab.getByRole('button', { name: 'Continue to sign' }).click();
  await tab.getByLabel('Your full name').fill(name);
  await tab.getByRole('checkbox', { name: /I adopt this as my legal signature/ }).check();
  await tab.getByRole('button', { name: 'Sign contract' }).click();
}
