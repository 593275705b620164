import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The documented test cards, by outcome. */
export const testCards = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authentication: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0127',
} as const;

/** The step 'Make a Payment' of the tracker. */
export class PaymentStep {
  readonly page: Page;
  readonly main: Locator;
  readonly card: FrameLocator;
  readonly pay: Locator;
  readonly toBank: Locator;
  readonly giveUpBank: Locator;
  readonly thanks: Locator;
  readonly receipt: Locator;

  /** `main` contains the step: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.page = page;
    this.main = main;
    this.card = main.frameLocator('iframe[title^="Card details"]');
    this.pay = this.main.getByRole('button', { name: /^Pay \$/ });
    this.toBank = this.main.getByRole('link', { name: 'Continue to your bank' });
    this.giveUpBank = this.main.getByRole('button', { name: 'Pay another way' });
    this.thanks = this.main.getByText('Thank you', { exact: true });
    this.receipt = this.main.getByRole('region', { name: 'Receipt' });
  }

  /** Types a card into the provider's frame. */
  async fillCard(number: string): Promise<void> {
    await this.card.getByLabel('Card number').fill(number);
    await this.card.getByLabel('Expiration date').fill('1234');
    await this.card.getByLabel('Security code').fill('987');
    await this.card.getByLabel('Name on card').fill('Dana Demo');
    await this.card.getByLabel('Billing ZIP code').fill('60601');
  }

  /**
   * Moves the pointer to the pay button, until the pointer is over it: right after scrolling, the browser may
   * still deliver a click to the provider's frame, which was there before. A button that waits for the frame,
   * or for the previous payment, ignores clicks.
   */
  async pointAtPay(): Promise<void> {
    await expect(this.pay).toBeEnabled();
    await expect(this.pay).not.toHaveAttribute('aria-busy');
    await expect(async () => {
      await this.pay.hover();
      expect(await this.pay.evaluate((button) => button.matches(':hover'))).toBe(true);
    }).toPass();
  }

  /** Presses the pay button, once or twice in a row. */
  async pressPay(times: 1 | 2 = 1): Promise<void> {
    await this.pointAtPay();
    await this.pay.click({ clickCount: times });
  }

  async chooseBank(): Promise<void> {
    await this.main.getByRole('radio', { name: /^Bank account/ }).check();
    await this.pressPay();
  }
}

/** Completes a payment at the sample bank: chooses an account and pays, or presses a button of what else can happen there, given by its name. */
export async function finishAtBank(
  page: Page,
  button: string | RegExp,
  account = 'Everyday Checking',
): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(account) }).check();
  if (typeof button === 'string') await page.getByText('Simulate other outcomes (sandbox)').click();
  await page.getByRole('button', { name: button }).click();
}
