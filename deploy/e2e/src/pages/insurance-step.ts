import type { Locator, Page } from '@playwright/test';

/** A policy as typed by the buyer. Dates are `2026-11-21`. */
export interface Policy {
  readonly carrier: string;
  readonly number: string;
  readonly effectiveOn: string;
  readonly expiresOn: string;
}

/** A date as it is typed, `11/21/2026`. */
const typed = (dateOn: string) => dateOn.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** The step 'Verify Insurance' of the tracker. */
export class InsuranceStep {
  readonly main: Locator;
  readonly consent: Locator;
  readonly agree: Locator;
  readonly verify: Locator;

  /** `main` contains the step: the site's main part, or the checkout in a host's page. */
  constructor(page: Page, main: Locator = page.getByRole('main')) {
    this.main = main;
    this.consent = this.main.getByRole('checkbox', { name: /I agree that you may look up my policy/ });
    this.agree = this.main.getByRole('button', { name: 'Agree and continue' });
    this.verify = this.main.getByRole('button', { name: 'Verify my insurance' });
  }

  async giveConsent(): Promise<void> {
    await this.consent.check();
    await this.agree.click();
  }

  async enterPolicy({ carrier, number, effectiveOn, expiresOn }: Policy): Promise<void> {
    await this.main.getByLabel('Insurance company').fill(carrier);
    await this.main.getByLabel('Policy number').fill(number);
    await this.main.getByLabel('Effective date').fill(typed(effectiveOn));
    await this.main.getByLabel('Expiration date').fill(typed(expiresOn));
    await this.verify.click();
  }
}
