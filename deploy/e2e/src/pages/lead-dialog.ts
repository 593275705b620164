import type { Locator, Page } from '@playwright/test';

/** Contact details, as typed. */
export interface Asker {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Contacting the dealer, or requesting a test drive: the form, its thanks and its failure. */
export class LeadDialog {
  readonly page: Page;
  readonly contact: Locator;
  readonly testDrive: Locator;
  readonly thanks: Locator;
  readonly notSent: Locator;
  /** The dialog that is open. */
  readonly open: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.contact = page.getByRole('dialog', { name: /^Contact / });
    this.testDrive = page.getByRole('dialog', { name: 'Request a test drive' });
    this.thanks = page.getByRole('dialog', { name: 'Thank You!' });
    this.notSent = page.getByRole('dialog', { name: 'Your message was not sent.' });
    this.open = page.getByRole('dialog');
    this.send = this.open.getByRole('button', { name: /^Send/ });
  }

  /** The page's first button that opens it. */
  opener(name: 'Contact dealer' | 'Request a test drive'): Locator {
    return this.page.getByRole('main').getByRole('button', { name }).first();
  }

  field(label: string): Locator {
    return this.open.getByLabel(label);
  }

  async fill({ firstName, lastName, email }: Asker): Promise<void> {
    await this.field('First name').fill(firstName);
    await this.field('Last name').fill(lastName);
    await this.field('Email').fill(email);
  }
}
