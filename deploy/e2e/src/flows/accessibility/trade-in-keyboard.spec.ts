import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { TradeInPage } from '../../pages/trade-in-page.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { pressOn, tabTo, typeInto } from '../../journeys/tab-to.ts';

test.describe.configure({ timeout: 240_000 });

/** A VIN that the sandbox's decoder decodes completely. */
const vin = '4T1E3TPM5MB000007';

/** Chooses one answer of each group on the page with Space and the arrow keys, and continues with Enter. */
async function choose(page: Page, tradeIn: TradeInPage, heading: string, answers: readonly string[]) {
  await expect(tradeIn.heading(heading)).toBeFocused();
  for (const answer of answers) {
    const radio = tradeIn.main.getByRole('radio', { name: new RegExp(`^${answer}`) }).first();
    const group = await radio.getAttribute('name');
    await tabTo(page, tradeIn.main.locator(`input[name="${group}"]`).first(), answer);
    await page.keyboard.press('Space');
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
  }
  await pressOn(page, tradeIn.go, 'Continue');
}

test('by keyboard only: questions, offer, payoff, the cart that counts it, and its removal', async ({
  site,
  page,
}) => {
  const tradeIn = new TradeInPage(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/trade-in/offer');
  await pressOn(page, tradeIn.main.getByRole('link', { name: 'Get my offer' }), 'Get my offer');

  await test.step('the questions', async () => {
    await expect(tradeIn.heading('What is the VIN of your vehicle?')).toBeFocused();
    await page.keyboard.press('Tab');
    const lookUp = tradeIn.main.getByRole('button', { name: 'Look it up' });
    await pressOn(page, lookUp, 'Look it up');
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await pressOn(page, page.getByRole('alert').getByRole('link'), 'what is wrong');
    await expect(tradeIn.main.getByLabel('VIN')).toBeFocused();
    await page.keyboard.type(vin);
    await page.keyboard.press('Enter');
    await expect(tradeIn.heading('Is this your vehicle?')).toBeFocused();
    await pressOn(page, tradeIn.go, 'Continue');
    await expect(tradeIn.heading('How many miles are on it?')).toBeFocused();
    await typeInto(page, tradeIn.main.getByLabel('Miles on the odometer today'), 'the miles', '48,200');
    await page.keyboard.press('Enter');
    await choose(page, tradeIn, 'Do you own, finance or lease it?', ['Financed']);
    await expect(tradeIn.heading('Who is it registered to, and where?')).toBeFocused();
    await tabTo(page, tradeIn.main.getByRole('radio').first(), 'the owner');
    await page.keyboard.press('Space');
    const state = tradeIn.main.getByLabel('State of registration');
    await tabTo(page, state, 'the state');
    await page.keyboard.type('Michigan');
    await expect(state).toHaveValue('MI');
    await pressOn(page, tradeIn.go, 'Continue');
    await choose(page, tradeIn, 'Accidents and title history', ['None', 'Clean']);
    await choose(page, tradeIn, 'How does the outside look?', ['Good', 'Cracked or chipped']);
    await choose(page, tradeIn, 'How does the inside look?', ['Like new', 'None']);
    await choose(page, tradeIn, 'How does it run?', ['Yes', 'None']);
    await choose(page, tradeIn, 'Tires and keys', ['Good tread', 'Two or more']);
    await expect(tradeIn.heading('Does everything look right?')).toBeFocused();
    await pressOn(page, tradeIn.ask, 'Get my offer');
  });

  await test.step('the payoff, from the lender', async () => {
    await expect(tradeIn.heading('Your trade-in offer')).toBeFocused();
    await pressOn(page, tradeIn.main.getByRole('link', { name: 'Get my payoff' }), 'what I owe');
    await expect(tradeIn.heading('How much do you still owe?')).toBeFocused();
    await pressOn(page, tradeIn.main.getByRole('link', { name: 'Look it up' }), 'Look it up');
    await expect(tradeIn.heading('Who is your lender?')).toBeFocused();
    await typeInto(page, tradeIn.main.getByLabel('Lender or leasing company'), 'the lender', 'Lakshore');
    await pressOn(page, tradeIn.go, 'Continue');
    await pressOn(page, tradeIn.main.getByRole('button', { name: 'Yes, use this one' }), 'the one meant');
    await expect(tradeIn.heading('Find your loan at Lakeshore Credit Union')).toBeFocused();
    const fields = [
      ['Account number, last 4 digits', '2000'],
      ['Last name on the loan', 'Buyer'],
      ['Social Security number, last 4 digits', '6789'],
    ] as const;
    for (const [label, text] of fields) await typeInto(page, tradeIn.main.getByLabel(label), label, text);
    await page.keyboard.press('Enter');
    await expect(tradeIn.heading('Your payoff')).toBeFocused();
    await pressOn(page, tradeIn.use, 'Use it for my purchase');
    await expect(site.cart.heading).toBeFocused();
    await expect(site.cart.priceLine('Trade-in value').first()).toContainText('−$');
  });

  await test.step('removed again, after being kept once', async () => {
    await page.goto('/trade-in/offer');
    const remove = tradeIn.main.getByRole('button', { name: 'Remove trade-in' });
    await pressOn(page, remove, 'Remove trade-in');
    await expect(tradeIn.removal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, tradeIn.removal.getByRole('button', { name: 'Yes, remove it' }), 'Yes, remove it');
    await expect(tradeIn.heading('What is your car worth?')).toBeFocused();
    await site.cart.open();
    await expect(site.cart.priceLine('Total')).toBeVisible();
    await expect(site.cart.priceLine('Trade-in value')).toHaveCount(0);
  });
});
