import type { Locator, Page } from '@playwright/test';

/** The questions about a vehicle's condition and owner with their answers; the ownership is chosen by the test. */
export const tradeInAnswers: Readonly<Record<string, readonly string[]>> = {
  'Do you own, finance or lease it?': [],
  'Who is it registered to, and where?': ['Just me'],
  'Accidents and title history': ['None', 'Clean'],
  'How does the outside look?': ['Good', 'Cracked or chipped'],
  'How does the inside look?': ['Like new', 'None'],
  'How does it run?': ['Yes', 'None'],
  'Tires and keys': ['Good tread', 'Two or more'],
};

/** The trade-in: its questions, its offer and its payoff. */
export class TradeInPage {
  readonly page: Page;
  readonly main: Locator;
  readonly go: Locator;
  readonly ask: Locator;
  readonly use: Locator;
  /** The dialog that confirms the removal. */
  readonly removal: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.go = this.main.getByRole('button', { name: 'Continue', exact: true });
    this.ask = this.main.getByRole('button', { name: 'Get my offer' });
    this.removal = page.getByRole('dialog', { name: 'Remove this trade-in?' });
    this.use = this.main.getByRole('button', { name: /^(Use it for my purchase|Add it anyway)$/ });
  }

  heading(name: string): Locator {
    return this.main.getByRole('heading', { level: 1, name });
  }

  /** From the content page to the first question. */
  async begin(): Promise<void> {
    await this.page.goto('/trade-in');
    await this.main.getByRole('link', { name: 'Get my offer' }).click();
    await this.heading('What is your car worth?').waitFor();
    await this.main.getByRole('link', { name: 'Get my offer' }).click();
    await this.heading('What is the VIN of your vehicle?').waitFor();
  }

  async enterVin(vin: string): Promise<void> {
    await this.main.getByLabel('VIN').fill(vin);
    await this.main.getByRole('button', { name: 'Look it up' }).click();
    await this.heading('Is this your vehicle?').waitFor();
    await this.go.click();
  }

  async enterMileage(miles: string): Promise<void> {
    await this.heading('How many miles are on it?').waitFor();
    await this.main.getByLabel('Miles on the odometer today').fill(miles);
    await this.go.click();
  }

  /** Chooses an answer of each group on the page, and continues. */
  async choose(heading: string, ...answers: readonly string[]): Promise<void> {
    await this.heading(heading).waitFor();
    for (const answer of answers) {
      await this.main
        .getByRole('radio', { name: new RegExp(`^${answer}`) })
        .first()
        .check();
    }
    await this.go.click();
  }

  /** Answers everything between ownership and the last question; `look` sees each question before its answer. */
  async enterTheRest(
    ownership: 'Owned' | 'Financed' | 'Leased',
    look: (question: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    for (const [question, answers] of Object.entries(tradeInAnswers)) {
      await this.heading(question).waitFor();
      await look(question);
      const state = this.main.getByLabel('State of registration');
      if (answers.includes('Just me')) await state.selectOption('MI');
      await this.choose(question, ...(answers.length > 0 ? answers : [ownership]));
    }
  }

  amount(label: string): Locator {
    return this.main.getByRole('row', { name: new RegExp(`^${label}`) }).getByRole('cell');
  }
}
