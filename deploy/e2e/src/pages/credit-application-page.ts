import type { Locator, Page } from '@playwright/test';

/**
 * A person's answers on one page: texts and list choices by the label of their field, radio buttons and
 * checkboxes by their text.
 */
export interface PageAnswer {
  readonly heading: string | RegExp;
  readonly typed?: Readonly<Record<string, string>>;
  readonly chosen?: readonly string[];
  readonly ticked?: readonly RegExp[];
}

/** The credit application, one question after the other. */
export class CreditApplicationPage {
  readonly page: Page;
  readonly main: Locator;
  readonly start: Locator;
  readonly next: Locator;
  readonly submit: Locator;
  readonly terms: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.start = this.main.getByRole('button', { name: 'Start' });
    this.next = this.main.getByRole('button', { name: 'Continue' });
    this.submit = this.main.getByRole('button', { name: /^(Submit application|Place cash order)$/ });
    this.terms = this.main.getByRole('checkbox', { name: /read and agree to these terms/ });
  }

  heading(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  /** A field by its label, whatever text follows it. */
  field(label: string): Locator {
    const words = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.main.getByLabel(new RegExp(`^${words}`)).first();
  }

  /** Fills in the page under this heading as soon as it appears, and stays on it. */
  async fill({ heading, typed = {}, chosen = [], ticked = [] }: PageAnswer): Promise<void> {
    await this.heading(heading).waitFor();
    for (const name of chosen) await this.main.getByRole('radio', { name, exact: true }).check();
    for (const name of ticked) await this.main.getByRole('checkbox', { name }).check();
    for (const [label, text] of Object.entries(typed)) {
      const field = this.field(label);
      const isList = await field.evaluate((one) => one.tagName === 'SELECT');
      await (isList ? field.selectOption({ label: text }) : field.fill(text));
    }
  }

  /** Fills in a page and continues. */
  async answer(answer: PageAnswer): Promise<void> {
    await this.fill(answer);
    await this.next.click();
  }
}
