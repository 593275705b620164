import type { Locator, Page } from '@playwright/test';
import { checkUntil } from '../checks/check-until.ts';

/** The pages of an order between being placed and its tracker, and after its last step. */
export class OrderPages {
  readonly page: Page;
  readonly main: Locator;
  readonly heading: Locator;
  readonly card: Locator;
  /** The one action that sticks to the lower edge of a phone's screen. */
  readonly mainAction: Locator;
  readonly goOn: Locator;
  readonly checkNow: Locator;
  readonly accept: Locator;
  readonly decline: Locator;
  readonly acceptOther: Locator;
  readonly withdraw: Locator;
  /** Unfolds what can be done besides the main action. */
  readonly otherOptions: Locator;
  readonly askAgain: Locator;
  /** The redirect loader. */
  readonly hold: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.card = this.main.getByRole('article');
    this.mainAction = this.main.locator('.fc-step .fc-actions[data-main] > :is(a, button):first-child');
    this.goOn = this.main.getByRole('link', { name: /^(?:Next: |Continue (?:to|with) )/ });
    // A busy button ignores clicks.
    this.checkNow = this.main.locator('button:not([aria-busy])', { hasText: 'Check now' });
    this.accept = this.main.getByRole('button', { name: 'Accept and continue' });
    this.decline = this.main.getByRole('button', { name: 'Decline', exact: true });
    this.acceptOther = this.main.getByRole('button', { name: 'Accept these terms' });
    this.withdraw = this.main.getByRole('button', { name: 'Withdraw your application' });
    this.otherOptions = this.main.getByText('Other options');
    this.askAgain = this.main.getByRole('button', { name: 'Resubmit my application' });
    this.hold = this.main.getByText('Hold on while we prepare your order.');
  }

  /** Opens the page that matches the state of an order. */
  async open(orderNumber: string, page = ''): Promise<void> {
    await this.page.goto(`/checkout/${orderNumber}${page && `/${page}`}`);
    await this.heading.waitFor();
  }

  /** The number of the order whose page is open. */
  number(): string {
    return /\/checkout\/(FC-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(this.page.url())?.[1] ?? '';
  }

  /** A value of the terms by its label. */
  fact(label: string): Locator {
    return this.main.locator('dl > div', { has: this.page.getByText(label, { exact: true }) }).locator('dd');
  }

  /** The terms of a loan in one sentence: its payments, down payment, APR and finance charge. */
  get loanTerms(): Locator {
    return this.main.getByText(/monthly\spayments\sof\s\$/);
  }

  /** The monthly payment of the loan that is shown, `$489.15`. */
  async loanPayment(): Promise<string> {
    const terms = (await this.loanTerms.textContent()) ?? '';
    return /payments\sof\s(\$[\d,]+\.\d\d)/.exec(terms)?.[1] ?? '';
  }

  /** Presses 'Check now' until the page's title is that of the answer; the page may also show it by itself. */
  async checkUntil(title: string | RegExp): Promise<void> {
    await checkUntil(this.checkNow, this.heading.filter({ hasText: title }));
  }

  /** Makes a lender answer immediately, in the sandbox. */
  async lenderAnswers(orderNumber: string, answer: 'LSEL' | 'LNSEL' | 'LDEC' | 'LTIM'): Promise<void> {
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
