import type { Locator, Page } from '@playwright/test';

/** The person who pre-qualifies; the last name determines the outcome in the sandbox. */
export interface Shopper {
  readonly lastName: string;
  /** Ten digits. */
  readonly mobileNumber: string;
  readonly email: string;
}

/** The screens of the pre-qualification. */
export class PreQualificationPage {
  readonly page: Page;
  readonly main: Locator;
  readonly code: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.code = this.main.getByLabel('Passcode', { exact: true });
  }

  heading(name: string | RegExp): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  field(name: string): Locator {
    return this.main.getByLabel(name, { exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name });
  }

  async giveDetails({ lastName, mobileNumber, email }: Shopper): Promise<void> {
    await this.heading('Tell us about yourself').waitFor();
    await this.field('First name').fill('Ada');
    await this.field('Last name').fill(lastName);
    await this.field('Mobile phone').fill(mobileNumber);
    await this.field('Email').fill(email);
    await this.field('ZIP code').fill('60601');
    await this.button('Continue').click();
  }

  /** Verifies the person by the sandbox's questions, which are quicker than a text message. */
  async answerQuestions(): Promise<void> {
    await this.button('Answer questions instead').click();
    await this.heading("Let's make sure it's you").waitFor();
    for (const answer of ['Maple Street', 'Lakeshore Credit Union', 'Dayton']) {
      await this.main.getByRole('radio', { name: answer }).check();
    }
    await this.button('Continue').click();
  }

  async giveHome(): Promise<void> {
    await this.heading('Your date of birth and address').waitFor();
    await this.field('Date of birth').fill('06/15/1990');
    await this.field('Street address').fill('12 Main Street');
    await this.field('City').fill('Chicago');
    await this.field('State').selectOption('IL');
    await this.button('Continue').click();
  }

  async submitIncome(amount: string): Promise<void> {
    await this.heading('What is your annual income?').waitFor();
    await this.field('Annual income before taxes').fill(amount);
    await this.main.getByRole('checkbox', { name: /soft inquiry/ }).check();
    await this.button('See my payments').click();
  }
}
