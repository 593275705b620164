import { expect, test } from '../../fixtures/test.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { exactAmount } from '../../checks/amounts.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

test.beforeEach(async ({ site, tenant }) => {
  await beDemoBuyer(site, tenant);
});

test('a counter-offer is compared and accepted: the order is prepared behind the loader and has the new price @core', async ({
  site,
  page,
}) => {
  test.slow();
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'application-sent');
  await order.open(number);
  await expect(order.heading).toHaveText('Application received');
  await order.lenderAnswers(number, 'LNSEL');
  await order.checkUntil('You have a counteroffer');
  await expect(order.heading).toBeFocused();
  const compared = order.main.getByRole('table', { name: "Your request and the lender's offer" });
  await expect(compared.getByRole('row')).toHaveCount(8);
  await expect(order.main).toContainText('Income insufficient for the amount of credit requested');
  const offered = compared
    .getByRole('row', { name: /^Monthly payment/ })
    .getByRole('cell')
    .nth(1);
  const payment = (await offered.textContent()) ?? '';
  await expect(order.card).not.toContainText(exactAmount(payment));
  await expectAccessible(page, 'counter-offer');

  await order.acceptOther.dblclick();
  await expect(order.main).toContainText(
    /Hold on while we prepare your order\.\s*This can take up to 90 seconds/,
    { useInnerText: true },
  );
  await expectAccessible(page, 'redirect loader');
  await expect(page).toHaveURL(`/checkout/${number}/received`);
  await page.reload();
  await expect(order.heading).toHaveText('Order received', { timeout: 30_000 });
  await expect(page).toHaveURL(`/checkout/${number}/received`);
  await expect(order.card).toContainText(exactAmount(payment));
  await order.open(number, 'decision');
  await expect(order.loanTerms).toContainText(payment);
  await expect(order.fact('Address')).toContainText('Lakeshore Plaza');
  await expectAccessible(page, 'accepted');
  await page.goto(`/progress/${number}`);
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
});

test('a counter-offer is declined after a confirmation, then the vehicle is available', async ({ page }) => {
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'application-sent');
  await order.open(number);
  await order.lenderAnswers(number, 'LNSEL');
  await order.checkUntil('You have a counteroffer');
  await order.decline.click();
  await page
    .getByRole('dialog', { name: 'Decline this loan?' })
    .getByRole('button', { name: 'Decline the loan' })
    .click();
  await expect(order.heading).toHaveText('You declined the loan');
  await order.main.getByRole('link', { name: 'Order it again' }).click();
  await expect(page).toHaveURL(/\/vehicle\//);
  await expect(page.getByRole('main').getByText('Sale Pending')).toHaveCount(0);
});

test('all lenders declined: the reasons, and nothing to withdraw', async ({ page }) => {
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'application-sent');
  await order.open(number);
  await order.lenderAnswers(number, 'LDEC');
  await order.checkUntil('No lender approved this application');
  await expect(order.main.getByRole('heading', { name: 'Principal reasons' })).toBeVisible();
  await expect(order.main).toContainText('Excessive obligations in relation to income');
  await expectAccessible(page, 'declined with reasons');
  await expect(order.withdraw).toHaveCount(0);
});

test('an application is withdrawn after a confirmation', async ({ page }) => {
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'application-sent');
  await order.open(number);
  await order.lenderAnswers(number, 'LTIM');
  await order.checkUntil("Your lender hasn't answered yet");
  await order.otherOptions.click();
  await order.withdraw.click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' });
  await dialog.getByRole('button', { name: 'Keep my application' }).click();
  await expect(order.withdraw).toBeFocused();
  await order.withdraw.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(order.heading).toHaveText('This order is canceled');
});

test('no lender in time: they are asked again, and approve', async ({ page }) => {
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'application-sent');
  await order.open(number);
  await order.lenderAnswers(number, 'LTIM');
  await order.checkUntil("Your lender hasn't answered yet");
  await expectAccessible(page, 'no answer in time');
  await order.askAgain.click();
  await expect(order.heading).toHaveText('Application received');
  await order.lenderAnswers(number, 'LSEL');
  await order.checkUntil('Your loan is approved');
});

test('an order that could not be created is retried', async ({ page }) => {
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'creation-failed');
  await page.goto(`/progress/${number}`);
  await expect(order.heading).toHaveText("We couldn't set up your order");
  await expectAccessible(page, 'creation failed');
  await order.main.getByRole('button', { name: 'Try again' }).click();
  await expect(order.hold).toBeVisible();
  await expect(order.heading).toHaveText('Order received', { timeout: 30_000 });
});
