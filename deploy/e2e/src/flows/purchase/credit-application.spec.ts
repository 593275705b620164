import { siteIn } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CreditApplicationPage, type PageAnswer } from '../../pages/credit-application-page.ts';
import { OrderDetailsPage } from '../../pages/order-details-page.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { PaymentStep, testCards } from '../../pages/payment-step.ts';
import { signInLimitMs } from '../../pages/sign-in-page.ts';
import { TradeInPage } from '../../pages/trade-in-page.ts';
import {
  gracesCredit,
  graceOf,
  homes,
  ownPages,
  secrets,
  workPages,
} from '../../data/application-answers.ts';
import { dollarsOf, exactAmount } from '../../checks/amounts.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { pressOn, tabTo, typeInto } from '../../journeys/tab-to.ts';
import { expectNotStored, watchSecrets } from '../../checks/watch-secrets.ts';

test.describe.configure({ timeout: 480_000 });

const numbers = [secrets.ssn, secrets.ssnDigits, secrets.secondSsn, secrets.secondSsnDigits];
const births = [secrets.birthDate, secrets.secondBirthDate];
const ownNumber: PageAnswer = {
  heading: 'Social Security number',
  typed: { 'Your Social Security number': secrets.ssn },
};

test('joint, from the vehicle to the tracker: sent once, and no number or birth date is left anywhere (T48) @core', async ({
  site,
  page,
  context,
  stack,
}) => {
  const application = new CreditApplicationPage(page);
  const order = new OrderPages(page);
  await signedInBuyer(site);
  await site.search.open('priceMin=20000&priceMax=35000');
  await site.search.openFirstAvailable();
  await site.vehicle.choose('Finance');
  await site.vehicle.payment.getByLabel('Your ZIP code').fill('60601');
  await expect(site.vehicle.payment).toContainText('Chicago, IL');
  await site.vehicle.start.click();
  await site.cart.heading.waitFor();
  const watch = watchSecrets(context);
  await site.cart.main.getByRole('link', { name: 'Continue to order details' }).click();
  const details = new OrderDetailsPage(page);
  await details.pickup.check();
  await details.save.click();
  await details.overviewHeading.waitFor();
  await details.main.getByRole('link', { name: 'Apply for credit' }).click();
  await application.start.waitFor();
  await expectAccessible(page, 'the way in');
  await application.start.click();
  const pages: readonly PageAnswer[] = [
    { heading: 'How do you want to apply?', chosen: ['With a co-applicant (joint credit)'] },
    ...ownPages(homes.home),
    ...workPages,
    ...graceOf('Spouse'),
    ...gracesCredit,
    {
      heading: 'Social Security number',
      typed: {
        'Your Social Security number': secrets.ssn,
        "Grace's Social Security number": secrets.secondSsn,
      },
    },
  ];
  for (const answer of pages) {
    await application.fill(answer);
    const isTwin = typeof answer.heading === 'string' && answer.heading.includes('Grace');
    if (!isTwin) await expectAccessible(page, String(answer.heading));
    await application.next.click();
  }
  await application.heading('Review your answers').waitFor();
  await expect(application.main).toContainText('••/••/1981');
  await expect(application.main).toContainText('Ends in 5678');
  await expectAccessible(page, 'review');
  await application.next.click();
  await application.heading('Terms and consent').waitFor();
  await application.submit.click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await application.terms.check();
  await expectAccessible(page, 'terms');
  await application.submit.dblclick();
  await expect(order.heading).toHaveText('Application received', { timeout: 60_000 });
  await expect(order.main).toContainText('Buyers: Robin Buyer');
  await expect(order.main).toContainText('Grace Hopper');

  await test.step('the numbers went into one request body, the birth dates into one each, and they are nowhere else', async () => {
    expect(watch.sentIn(secrets.ssn)).toEqual(['POST /api/credit-applications/:id/submit']);
    expect(watch.sentIn(secrets.secondSsn)).toEqual(['POST /api/credit-applications/:id/submit']);
    for (const digits of [secrets.ssnDigits, secrets.secondSsnDigits]) {
      expect(watch.sentIn(digits)).toEqual([]);
    }
    for (const birth of births) {
      expect(new Set(watch.sentIn(birth))).toEqual(new Set(['PUT /api/credit-applications/:id']));
    }
    await watch.expectNowhere(page, [...numbers, ...births]);
    expectNotStored(stack, [...numbers, ...births]);
  });

  // By now the page may be about to poll by itself, after which there is no button to press: it is opened
  // again.
  const number = order.number();
  await order.lenderAnswers(number, 'LSEL');
  await order.open(number);
  await expect(order.heading).toHaveText('Your loan is approved');
  await order.accept.click();
  await expect(order.heading).toHaveText('Order received', { timeout: 60_000 });
  await expectSameOrder(order, number);
  await order.goOn.click();
  await expect(site.tracker.steps).toHaveCount(6);
  await site.orders.open();
  await expect(site.orders.card(number)).toBeVisible();
  await expect(site.orders.cards).toHaveCount(1);
});

test('individual, by keyboard; all lenders decline', async ({ site, page }) => {
  const application = new CreditApplicationPage(page);
  const order = new OrderPages(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/credit-application');
  await pressOn(page, application.start, 'Start');
  const plan: PageAnswer = { heading: 'How do you want to apply?', chosen: ['By myself'] };
  for (const { heading, typed = {}, chosen = [] } of [plan, ...ownPages(), ...workPages, ownNumber]) {
    await expect(application.heading(heading)).toBeFocused();
    for (const name of chosen) {
      const radio = application.main.getByRole('radio', { name, exact: true });
      await tabTo(page, application.main.getByRole('radio').first(), name);
      await page.keyboard.press('Space');
      while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
    }
    for (const [label, text] of Object.entries(typed)) {
      await typeInto(page, application.field(label), label, text);
    }
    await pressOn(page, application.next, 'Continue');
  }
  await expect(application.heading('Review your answers')).toBeFocused();
  await pressOn(page, application.next, 'Continue');
  await expect(application.heading('Terms and consent')).toBeFocused();
  await pressOn(page, application.terms, 'the terms', 'Space');
  await pressOn(page, application.submit, 'Submit application');
  await expect(order.heading).toHaveText('Application received', { timeout: 60_000 });
  await expect(order.heading).toBeFocused();
  // The page polls every 30 s, and its message after that has no such button.
  await tabTo(page, order.checkNow, 'Check now');
  await order.lenderAnswers(order.number(), 'LDEC');
  await page.keyboard.press('Enter');
  await expect(order.heading).toHaveText('No lender approved this application', { timeout: 45_000 });
  await expect(order.main.getByRole('heading', { name: 'Principal reasons' })).toBeVisible();
});

test('a spouse in Texas, interrupted and continued on another device, and a counter-offer', async ({
  site,
  page,
  browser,
  stack,
  tenant,
}) => {
  const application = new CreditApplicationPage(page);
  const account = await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/credit-application');
  await application.start.click();
  await application.answer({ heading: 'How do you want to apply?', chosen: ['By myself'] });
  const [name, contact, birth, address, housing] = ownPages(homes.texas);
  for (const answer of [name, contact, birth, address]) if (answer) await application.answer(answer);
  const price = page.getByRole('dialog', { name: 'Your price changes with your address' });
  await expect(price).toContainText('TX');
  await expectAccessible(page, 'another price', 'dialog');
  await price.getByRole('button', { name: 'Continue' }).click();
  if (housing) await application.answer(housing);
  await application.answer({ heading: 'What is your marital status?', chosen: ['Married'] });
  await application.fill({
    heading: 'Who is your spouse?',
    typed: { 'First name': 'Alex', 'Last name': 'Buyer' },
    chosen: ['Yes'],
  });
  await expectAccessible(page, 'spouse');
  await application.main.getByRole('button', { name: 'Save and leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and leave' }).click();
  await site.cart.heading.waitFor();

  const device = await browser.newContext({ baseURL: stack.siteUrl(tenant), reducedMotion: 'reduce' });
  const other = siteIn(await device.newPage());
  const there = new CreditApplicationPage(other.page);
  const order = new OrderPages(other.page);
  await other.page.goto('/sign-in?returnTo=%2Fcredit-application');
  await other.signIn.enter(account.email, account.password);
  await other.signIn.heading.waitFor({ state: 'detached', timeout: signInLimitMs });
  await there.main.getByRole('link', { name: 'Continue application' }).click();
  for (const answer of [...workPages, ownNumber]) await there.answer(answer);
  await expect(there.main).toContainText('Alex');
  await other.page.reload();
  await expect(there.main).toContainText('Not added yet');
  await there.next.click();
  await there.answer(ownNumber);
  await expect(there.main).toContainText('Ends in 5678');
  await there.next.click();
  await there.terms.check();
  await there.submit.click();
  await expect(order.heading).toHaveText('Application received', { timeout: 60_000 });
  const sent = order.number();
  await order.lenderAnswers(sent, 'LNSEL');
  await order.checkUntil('You have a counteroffer');
  await order.acceptOther.click();
  await expect(order.heading).toHaveText('Order received', { timeout: 60_000 });
  await expectSameOrder(order, sent);
  await order.goOn.click();
  await expect(other.tracker.heading).toHaveText('Verify Insurance');
  await expect(other.page).toHaveURL(new RegExp(`/progress/${sent}/`));
  await device.close();

  await page.goto('/credit-application');
  await expect(page.getByRole('heading', { name: 'Choose a vehicle first' })).toBeVisible();
});

test('a lease: its application, its terms, its order', async ({ site, page }) => {
  const application = new CreditApplicationPage(page);
  const order = new OrderPages(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Lease');
  await page.goto('/credit-application');
  await application.start.click();
  const plan: PageAnswer = { heading: 'How do you want to apply?', chosen: ['By myself'] };
  for (const answer of [plan, ...ownPages(), ...workPages, ownNumber]) await application.answer(answer);
  await application.next.click();
  await application.terms.check();
  await application.submit.click();
  await expect(order.heading).toHaveText('Application received', { timeout: 60_000 });
  const sent = order.number();
  await order.lenderAnswers(sent, 'LSEL');
  await order.checkUntil('lease');
  await order.accept.click();
  await expect(order.heading).toHaveText('Order received', { timeout: 60_000 });
  await expectSameOrder(order, sent);
  await order.goOn.click();
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
  await expect(page).toHaveURL(new RegExp(`/progress/${sent}/`));
});

test('alone, with a trade-in worth less than its loan: approved, accepted, and on to the tracker', async ({
  site,
  page,
}) => {
  const application = new CreditApplicationPage(page);
  const order = new OrderPages(page);
  const tradeIn = new TradeInPage(page);
  await signedInBuyer(site);
  await tradeIn.begin();
  await tradeIn.enterVin('4T1E3TPM5MB000007');
  await tradeIn.enterMileage('48,200');
  await tradeIn.enterTheRest('Financed');
  await tradeIn.ask.click();
  const worth = dollarsOf(await tradeIn.amount('Your offer').textContent());
  await tradeIn.main.getByRole('link', { name: 'Get my payoff' }).click();
  await tradeIn.main.getByRole('link', { name: 'Enter an estimate' }).click();
  await tradeIn.main.getByLabel('Amount owed').fill(String(Math.ceil(worth) + 1500));
  await tradeIn.go.click();
  await expect(tradeIn.main).toContainText(/This trade-in adds \$[\d,.]+ to what you pay/);
  const owedMore = await tradeIn.amount('You still owe after the trade-in').textContent();
  await putIntoCart(page, 'Finance');
  await tradeIn.use.click();
  await expect(site.cart.priceLine('Trade-in payoff').first()).toBeVisible();
  const payoff = (await site.cart.priceLine('Trade-in payoff').first().getByRole('cell').textContent()) ?? '';
  // The cart shows whole dollars.
  expect(Math.abs(dollarsOf(payoff) - worth - dollarsOf(owedMore))).toBeLessThanOrEqual(1);

  await page.goto('/credit-application');
  await application.start.click();
  const plan: PageAnswer = { heading: 'How do you want to apply?', chosen: ['By myself'] };
  for (const answer of [plan, ...ownPages(), ...workPages, ownNumber]) await application.answer(answer);
  await application.next.click();
  await application.terms.check();
  await application.submit.click();
  await expect(order.heading).toHaveText('Application received', { timeout: 60_000 });
  const sent = order.number();
  await order.lenderAnswers(sent, 'LSEL');
  await order.checkUntil('Your loan is approved');
  const payment = await order.loanPayment();
  await order.accept.click();
  await expect(order.heading).toHaveText('Order received', { timeout: 60_000 });
  await expectSameOrder(order, sent);
  await expect(order.card).toContainText(exactAmount(payment));
  await order.main.getByRole('link', { name: 'Order summary' }).click();
  await expect(order.fact('Order number')).toHaveText(sent);
  const owed = dollarsOf(await tradeIn.amount('Trade-in payoff').textContent());
  expect(Math.abs(owed - dollarsOf(payoff))).toBeLessThan(1);
  await order.main.getByRole('link', { name: 'Back to your order' }).click();
  await order.goOn.click();
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
  await expect(page).toHaveURL(new RegExp(`/progress/${sent}/`));
});

test('cash with a co-buyer: an order for both, and its deposit', async ({ site, page }) => {
  const application = new CreditApplicationPage(page);
  const order = new OrderPages(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Cash');
  await page.goto('/cart?flags=cart_cash_cobuyer');
  await site.cart.main.getByRole('link', { name: 'Buy with a co-buyer' }).first().click();
  await application.heading('Who is buying?').waitFor();
  await application.start.click();
  const pages: readonly PageAnswer[] = [
    { heading: 'Who is buying?', chosen: ['With a co-buyer, who will own the vehicle with me'] },
    ...ownPages().filter(({ heading }) => /name|reach|live/.test(String(heading))),
    ...graceOf('Brother or sister', 'buying'),
  ];
  for (const answer of pages) await application.answer(answer);
  await application.heading('Review your answers').waitFor();
  await application.next.click();
  await application.terms.check();
  await application.submit.dblclick();
  await expect(order.heading).toHaveText('Order received');
  await expect(order.main).toContainText('Grace Hopper');
  const number = order.number();
  await expectSameOrder(order, number);
  await order.main.getByRole('link', { name: 'Pay the deposit' }).click();
  const payment = new PaymentStep(page);
  await expect(order.heading).toHaveText('Pay your deposit');
  await payment.fillCard(testCards.success);
  await expectAccessible(page, 'deposit');
  await payment.pressPay();
  await expect(order.heading).toHaveText('Your deposit is paid', { timeout: 60_000 });
  await site.orders.open();
  await expect(site.orders.cards).toHaveCount(1);
  await site.orders.openTracker(number);
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
  await expect(page).toHaveURL(new RegExp(`/progress/${number}/`));
});

/** The page of a received order has this number, in its address and in its text. */
async function expectSameOrder(order: OrderPages, number: string): Promise<void> {
  expect(number).toMatch(/^FC-/);
  await expect(order.page).toHaveURL(`/checkout/${number}/received`);
  await expect(order.main).toContainText(`Order ${number}`);
}
