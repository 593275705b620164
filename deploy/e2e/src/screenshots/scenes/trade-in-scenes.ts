import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { TradeInPage, tradeInAnswers } from '../../pages/trade-in-page.ts';
import type { Look, Scene, Stage } from '../scene.ts';
import { nameOf } from '../shot-file.ts';

/** A VIN that the sandbox's decoder decodes completely. */
const vin = '4T1E3TPM5MB000007';
const questionName = (question: string) => `trade-in-${nameOf(question)}`;

/** The lender of the loan on the vehicle, and what is owed to it. */
async function askForPayoff({ page }: Stage, tradeIn: TradeInPage, look: Look): Promise<void> {
  const { main } = tradeIn;
  await main.getByRole('link', { name: 'Get my payoff' }).click();
  await tradeIn.heading('How much do you still owe?').waitFor();
  await look(page, 'trade-in-owed');
  await main.getByRole('link', { name: 'Look it up' }).click();
  await main.getByLabel('Lender or leasing company').fill('Lakshore');
  await tradeIn.go.click();
  await main.getByText('Did you mean Lakeshore Credit Union?').waitFor();
  await look(page, 'trade-in-lender');
  await main.getByRole('button', { name: 'Yes, use this one' }).click();
  await tradeIn.heading('Find your loan at Lakeshore Credit Union').waitFor();
  await look(page, 'trade-in-loan');
  await main.getByLabel('Account number, last 4 digits').fill('4444');
  await main.getByLabel('Last name on the loan').fill('Demo');
  await main.getByLabel('Social Security number, last 4 digits').fill('6789');
  await main.getByRole('button', { name: 'Get the payoff' }).click();
  await tradeIn.heading('Your payoff').waitFor();
  await look(page, 'trade-in-payoff-summary');
}

/** The trade-in from the VIN to the cart. */
export const tradeInScenes: readonly Scene[] = [
  {
    shows: [
      'trade-in-vin',
      'trade-in-vehicle',
      'trade-in-mileage',
      ...Object.keys(tradeInAnswers).map(questionName),
      'trade-in-answers',
      'trade-in-offer-made',
      'trade-in-owed',
      'trade-in-lender',
      'trade-in-loan',
      'trade-in-payoff-summary',
      'cart-with-trade-in',
      'trade-in-remove',
    ],
    visitor: 'alone',
    async walk(stage, look) {
      const { page, site } = stage;
      const tradeIn = new TradeInPage(page);
      await signedInBuyer(site);
      await putIntoCart(page, 'Finance');
      await tradeIn.begin();
      await look(page, 'trade-in-vin');
      await tradeIn.main.getByLabel('VIN').fill(vin);
      await tradeIn.main.getByRole('button', { name: 'Look it up' }).click();
      await tradeIn.heading('Is this your vehicle?').waitFor();
      await look(page, 'trade-in-vehicle');
      await tradeIn.go.click();
      await tradeIn.heading('How many miles are on it?').waitFor();
      await look(page, 'trade-in-mileage');
      await tradeIn.enterMileage('48,200');
      await tradeIn.enterTheRest('Financed', (question) => look(page, questionName(question)));
      await tradeIn.ask.waitFor();
      await look(page, 'trade-in-answers');
      await tradeIn.ask.click();
      await tradeIn.heading('Your trade-in offer').waitFor();
      await look(page, 'trade-in-offer-made');
      await askForPayoff(stage, tradeIn, look);
      await tradeIn.use.click();
      await site.cart.priceLine('Trade-in payoff').first().waitFor();
      await look(page, 'cart-with-trade-in');
      await page.goto('/trade-in/offer?remove=1');
      await tradeIn.removal.waitFor();
      await look(page, 'trade-in-remove');
    },
  },
  {
    shows: ['trade-in-email', 'trade-in-pending-review'],
    visitor: 'alone',
    async walk({ page }, look) {
      const tradeIn = new TradeInPage(page);
      await tradeIn.begin();
      await tradeIn.enterVin(vin);
      await tradeIn.enterMileage('77,777');
      await tradeIn.enterTheRest('Owned');
      await tradeIn.main.getByLabel('Email').fill('guest@example.com');
      await look(page, 'trade-in-email');
      await tradeIn.go.click();
      await tradeIn.ask.click();
      await tradeIn.heading('Pending Review').waitFor();
      await look(page, 'trade-in-pending-review');
    },
  },
];
