import { expect, test } from '../../fixtures/test.ts';
import { OrderPages } from '../../pages/order-pages.ts';
import { exactAmount, inWholeDollars } from '../../checks/amounts.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

test.beforeEach(async ({ site, tenant }) => {
  await beDemoBuyer(site, tenant);
});

test('a cash order: order received with its receipt, and on to the first step @core', async ({
  site,
  page,
}) => {
  const order = new OrderPages(page);
  await site.search.open();
  await site.search.openFirstAvailable();
  const name = (await site.vehicle.heading.textContent()) ?? '';
  await site.vehicle.choose('Cash');
  await site.vehicle.start.click();
  await site.cart.review();
  const total = (await site.cart.priceLine('Total').first().textContent()) ?? '';
  await site.cart.placeOrder.click();
  await expect(order.heading).toHaveText('Order received');
  await expect(order.heading).toBeFocused();
  await expect(page).toHaveURL(/\/checkout\/FC-[^/]+\/received$/);
  const number = order.number();
  await expect(order.card).toContainText(name);
  await expect(order.main.getByRole('row', { name: /^Total/ })).toContainText(inWholeDollars(total));

  await test.step('the price tooltip by keyboard; Escape closes it', async () => {
    const more = order.card.getByRole('button', { name: "More about What's in this price" });
    await more.focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Taxes and fees' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip').filter({ hasText: 'Taxes and fees' })).toBeHidden();
  });
  await expectAccessible(page, 'order received');
  await page.reload();
  await expect(order.heading).toHaveText('Order received');
  await order.main.getByRole('link', { name: 'Order summary' }).click();
  await expect(order.heading).toHaveText('Order summary');
  await expect(order.fact('Order number')).toHaveText(number);
  await expectAccessible(page, 'order summary');
  await order.main.getByRole('link', { name: 'Back to your order' }).click();
  await order.goOn.click();
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
});

test('a financed order: pending, approved automatically, accepted, and on to the first step', async ({
  site,
  page,
}) => {
  test.slow();
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'application-received');
  await page.goto(`/progress/${number}`);
  await expect(order.heading).toHaveText('Application received');
  await expect(page).toHaveURL(`/checkout/${number}/application-received`);
  await expect(order.main).toContainText('usually much sooner');
  await order.checkNow.click();
  await expect(order.main.getByText(/^Checked at .* no decision yet/)).toBeAttached();
  await expectAccessible(page, 'application received');

  await test.step('the sample lender takes 45 s, and the page notices by itself', async () => {
    await expect(order.heading).toHaveText('Your loan is approved', { timeout: 90_000 });
    await expect(page).toHaveURL(`/checkout/${number}/decision`);
    await expect(order.heading).toBeFocused();
  });
  await expect(order.fact('Lender')).toContainText('Lakeshore Credit Union');
  const payment = await order.loanPayment();
  // The terms say it; the vehicle's card does not repeat it.
  await expect(order.card).not.toContainText(exactAmount(payment));
  await expectAccessible(page, 'approved');
  await order.accept.click();
  await expect(site.tracker.heading).toHaveText('Verify Insurance');
  await order.open(number, 'decision');
  await expect(order.heading).toHaveText('You accepted this loan');
  expect(await order.loanPayment()).toBe(payment);
});

test('declining asks for confirmation; the other window follows, and the vehicle is available again', async ({
  page,
  context,
}) => {
  test.slow();
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'lender-approved');
  await order.open(number);
  const href = (await order.card.getByRole('link').getAttribute('href')) ?? '';
  const other = new OrderPages(await context.newPage());
  await other.open(number);
  await expect(other.accept).toBeVisible();

  await order.decline.click();
  const dialog = page.getByRole('dialog', { name: 'Decline this loan?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'decline dialog');
  await dialog.getByRole('button', { name: 'Keep the offer' }).click();
  await expect(order.decline).toBeFocused();
  await order.decline.click();
  await dialog.getByRole('button', { name: 'Decline the loan' }).click();
  await expect(order.heading).toHaveText('You declined the loan');
  await expectAccessible(page, 'declined');
  await expect(other.heading).toHaveText('You declined the loan');
  await page.goto(`/progress/${number}/payment`);
  await expect(order.heading).toHaveText('You declined the loan');
  await page.goto(href);
  await expect(page.getByRole('main').getByText('Sale Pending')).toHaveCount(0);
});

for (const [answer, title] of [
  ['LDEC', 'No lender approved this application'],
  ['LTIM', "Your lender hasn't answered yet"],
] as const) {
  test(`without a loan (${answer}) there are real options`, async ({ site, page }) => {
    const order = new OrderPages(page);
    const number = await freshOrder(page, 'application-received');
    await order.open(number);
    await order.lenderAnswers(number, answer);
    await order.checkUntil(title);
    if (answer === 'LTIM') await order.otherOptions.click();
    await expect(order.main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await expectAccessible(page, answer);
    await order.main.getByRole('link', { name: 'See similar vehicles' }).click();
    await expect(site.search.main).toBeVisible();
    await expect(page).toHaveURL(/\/search\?make=/);
  });
}

test('when everything is done: thank-you page, with the documents and the appointment', async ({ page }) => {
  const order = new OrderPages(page);
  const number = await freshOrder(page, 'delivered');
  await order.open(number);
  await expect(order.heading).toHaveText(/^Enjoy your /);
  await expect(order.main.getByRole('link', { name: 'Your contract' })).toHaveAttribute(
    'href',
    `/progress/${number}/signing`,
  );
  await expectAccessible(page, 'thank-you');
});
