import type { Locator, Page } from '@playwright/test';

/** A step of the tracker as shown: its title and the text of its status. */
export interface ShownStep {
  readonly title: string;
  readonly status: string;
}

/** The order tracker with its menu of steps. */
export class TrackerPage {
  readonly page: Page;
  readonly main: Locator;
  readonly steps: Locator;
  readonly heading: Locator;
  /** On small screens: the bar that opens the steps and the order's details. */
  readonly bar: Locator;
  /** The first action of the open step. */
  readonly firstAction: Locator;

  /** `main` contains the tracker: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.page = page;
    this.main = main;
    this.steps = this.main.getByRole('list', { name: 'Steps of your order' }).getByRole('listitem');
    this.heading = this.main.getByRole('heading', { level: 1 });
    this.bar = this.main.getByRole('button', { name: /^Step \d of \d/ });
    this.firstAction = this.main.locator('.fc-step .fc-actions').locator('a:visible, button:visible').first();
  }

  /** Opens an order's tracker, or one of its steps by its path (`doc-upload`). */
  async open(orderNumber: string, step = ''): Promise<void> {
    await this.page.goto(`/progress/${orderNumber}${step && `/${step}`}`);
    await this.steps.first().waitFor();
  }

  step(title: string): Locator {
    return this.steps.filter({ hasText: title });
  }

  /** Every step in order, as `Verify Insurance: Get Started`. */
  async shownSteps(): Promise<string[]> {
    return this.steps.evaluateAll((items) =>
      items.map((item) => {
        const words = (part: string) => item.querySelector(part)?.textContent.trim() ?? '';
        return `${words('.fc-step-title')}: ${words('.fc-step-status')}`;
      }),
    );
  }
}
