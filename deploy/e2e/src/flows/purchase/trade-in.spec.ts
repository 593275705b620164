import { expect, test } from '../../fixtures/test.ts';
import { TradeInPage } from '../../pages/trade-in-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';

/** A VIN that the sandbox's decoder decodes completely. */
const vin = '4T1E3TPM5MB000007';
/** The 10-day payoff of the sandbox's largest loan. */
const owed = '$54,106.52';
/** Rounded so that the shown lines add up, so up or down. */
const owedInWholeDollars = /\$54,10[67]$/;

test('a financed car worth less than its loan: questions, offer, payoff, cart, and the order that keeps it @core', async ({
  site,
  tenant,
  page,
}) => {
  test.slow();
  const tradeIn = new TradeInPage(page);
  await beDemoBuyer(site, tenant);
  await tradeIn.begin();
  await expectNoAxeViolations(page);
  await tradeIn.enterVin(vin);
  await tradeIn.enterMileage('48,200');
  await test.step('nothing is lost by leaving and returning', async () => {
    await tradeIn.heading('Do you own, finance or lease it?').waitFor();
    await page.goto('/trade-in/offer');
    await tradeIn.main.getByRole('link', { name: 'Continue', exact: true }).click();
    await expect(tradeIn.heading('Do you own, finance or lease it?')).toBeVisible();
    await tradeIn.go.click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await expectNoAxeViolations(page);
  });
  await tradeIn.enterTheRest('Financed');
  await expect(tradeIn.main).toContainText('2021 Toyota Camry XLE');
  await expectNoAxeViolations(page);
  await tradeIn.ask.click();
  await expect(tradeIn.heading('Your trade-in offer')).toBeVisible();
  await expect(tradeIn.amount('Dealer boost')).toHaveText('$500');
  await expect(tradeIn.use).toHaveCount(0);
  await expectNoAxeViolations(page);

  await test.step('the lender: a name that is not listed, a similar one, a loan that cannot be found', async () => {
    await tradeIn.main.getByRole('link', { name: 'Get my payoff' }).click();
    await expect(tradeIn.heading('How much do you still owe?')).toBeVisible();
    await expectNoAxeViolations(page);
    await tradeIn.main.getByRole('link', { name: 'Look it up' }).click();
    const lender = tradeIn.main.getByLabel('Lender or leasing company');
    await lender.fill('Bank of Nowhere');
    await tradeIn.go.click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText(
      "don't know this lender",
    );
    await lender.fill('Lakshore');
    await tradeIn.go.click();
    await expect(tradeIn.main).toContainText('Did you mean Lakeshore Credit Union?');
    await expectNoAxeViolations(page);
    await tradeIn.main.getByRole('button', { name: 'Yes, use this one' }).click();
  });
  const askLoan = async (account: string) => {
    await tradeIn.main.getByLabel('Account number, last 4 digits').fill(account);
    await tradeIn.main.getByLabel('Last name on the loan').fill('Demo');
    await tradeIn.main.getByLabel('Social Security number, last 4 digits').fill('6789');
    await tradeIn.main.getByRole('button', { name: 'Get the payoff' }).click();
  };
  await expect(tradeIn.heading('Find your loan at Lakeshore Credit Union')).toBeVisible();
  await expectNoAxeViolations(page);
  await askLoan('4444');
  await expect(tradeIn.heading('Your payoff')).toBeVisible();
  await expect(tradeIn.main).toContainText(/This trade-in adds \$[\d,.]+ to what you pay/);
  await expectNoAxeViolations(page);

  await test.step('it counts in the cart, which immediately asks whether to remove it', async () => {
    await expect(tradeIn.amount('You still owe after the trade-in')).toHaveText(/^\$\d/);
    await site.search.open('condition=Used');
    await site.search.openFirstAvailable();
    await site.vehicle.choose('Cash');
    await site.vehicle.start.click();
    await expect(site.cart.heading).toBeVisible();
    await page.goto('/trade-in/offer/payoff/summary');
    await tradeIn.use.click();
    await expect(site.cart.heading).toBeVisible();
    await expect(site.cart.priceLine('Trade-in payoff').first()).toContainText(owedInWholeDollars);
    await page.goto('/trade-in/offer?remove=1');
    await expect(tradeIn.removal).toBeVisible();
    await expectNoAxeViolations(page);
    await tradeIn.removal.getByRole('button', { name: 'Keep it' }).click();
    await expect(site.cart.priceLine('Trade-in payoff').first()).toContainText(owedInWholeDollars);
  });

  await test.step('the order keeps it, and uses it up', async () => {
    await site.cart.review();
    await site.cart.placeOrder.click();
    await expect(page).toHaveURL(/\/checkout\/FC-[^/]+\/received$/);
    await page.getByRole('link', { name: 'Order summary' }).click();
    await expect(tradeIn.heading('Order summary')).toBeVisible();
    await expect(tradeIn.main).toContainText('2021 Toyota Camry XLE');
    await expect(tradeIn.amount('Trade-in payoff')).toHaveText(owed);
    await page.goto('/trade-in/offer');
    await expect(tradeIn.heading('What is your car worth?')).toBeVisible();
  });
});

test('a guest’s offer is reviewed, then available, and keeping it requires an account', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/Failed to load resource.*(422|500)/);
  const tradeIn = new TradeInPage(page);
  await tradeIn.begin();
  await tradeIn.enterVin(vin);
  await tradeIn.enterMileage('99,999');
  await tradeIn.enterTheRest('Owned');
  await tradeIn.main.getByLabel('Email').fill('guest@example.com');
  await tradeIn.go.click();
  await tradeIn.ask.click();
  await expect(page.getByRole('alert').filter({ hasText: 'technical issues' })).toBeVisible();

  await tradeIn.main.getByRole('link', { name: 'Change: Mileage' }).click();
  await tradeIn.enterMileage('77,777');
  await tradeIn.ask.click();
  await expect(tradeIn.heading('Pending Review')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(tradeIn.heading('Your trade-in offer')).toBeVisible({ timeout: 90_000 });
  await expect(tradeIn.main.getByRole('link', { name: 'Create account' })).toHaveAttribute(
    'href',
    '/sign-up?returnTo=%2Ftrade-in%2Foffer',
  );
  await page.reload();
  await expect(tradeIn.amount('Your offer')).toContainText('$');
  await tradeIn.main.getByRole('button', { name: 'Remove trade-in' }).click();
  await tradeIn.removal.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(tradeIn.heading('What is your car worth?')).toBeVisible();
});
