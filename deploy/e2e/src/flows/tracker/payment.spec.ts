import type { Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { finishAtBank, PaymentStep, testCards } from '../../pages/payment-step.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';

test.beforeEach(async ({ site, tenant }) => {
  await beDemoBuyer(site, tenant);
});

test('by card: a declined one is reported, the next pays once, and no card number reaches the site (T20, T48) @core', async ({
  site,
  page,
}) => {
  const number = await freshOrder(page, 'contract-signed');
  const payment = new PaymentStep(page);
  const toSite: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).origin === new URL(page.url()).origin) {
      toSite.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
    }
  });
  await site.tracker.open(number, 'payment');
  await payment.fillCard(testCards.declined);
  await expectAccessible(page);
  await payment.pressPay();
  await expect(page.getByRole('alert')).toContainText(
    'We encountered an issue processing your payment. Please try again or try using another payment method.',
  );
  await expect(site.tracker.step('Make a Payment')).toContainText('Needs Attention');
  await expectAccessible(page);
  await payment.fillCard(testCards.success);
  await payment.pressPay(2);
  await expect(payment.thanks).toBeVisible();
  await expect(payment.receipt).toContainText('Visa ···4242');
  await expect(site.tracker.step('Make a Payment')).toContainText('Completed');
  await expectAccessible(page);
  await page.reload();
  await expect(payment.receipt).toHaveCount(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const digits of [testCards.success, testCards.declined].flatMap((card) => [
    card,
    card.replaceAll(' ', ''),
  ])) {
    expect(toSite.filter((sent) => sent.includes(digits))).toEqual([]);
    expect(stored).not.toContain(digits);
  }
});

test('by bank: canceled, verification fails, then paid, with its receipt as soon as it has cleared', async ({
  site,
  page,
}) => {
  const number = await freshOrder(page, 'contract-signed');
  const payment = new PaymentStep(page);
  await site.tracker.open(number, 'payment');
  await payment.chooseBank();
  await expect(payment.toBank).toBeVisible();
  await expectAccessible(page);
  await payment.giveUpBank.click();
  await expect(
    page.getByText("You left your bank's page before paying. You haven't been charged."),
  ).toBeVisible();
  await payment.chooseBank();
  await payment.toBank.click();
  await finishAtBank(page, "Account can't be verified");
  await expect(page).toHaveURL(new RegExp(`/progress/${number}/payment`));
  await expect(page.getByText('Wallet verification failed')).toBeVisible();
  await payment.chooseBank();
  await payment.toBank.click();
  await finishAtBank(page, /^Pay/);
  await expect(payment.thanks).toBeVisible({ timeout: 30_000 });
  await expect(payment.receipt).toContainText('Everyday Checking ···6789');
});

for (const { key, text } of [
  { key: 'payment-pending', text: /Sent from .* Bank payments take up to 3 business days/ },
  { key: 'payment-hold', text: /We'll charge your card once we approve it/ },
]) {
  test(`${key}: reported, no other payment is possible, and it stays so after a reload`, async ({
    site,
    page,
  }) => {
    const payment = new PaymentStep(page);
    await site.tracker.open(await freshOrder(page, key), 'payment');
    await expect(page.getByText(text)).toBeVisible();
    await expect(site.tracker.step('Make a Payment')).toContainText('In Progress');
    await expect(payment.pay).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('two tabs: the second reports an existing payment, and Back pays nothing (F46, F47)', async ({
  site,
  page,
  context,
  complaints,
}) => {
  const number = await freshOrder(page, 'contract-signed');
  const [first, other] = [new PaymentStep(page), new PaymentStep(await context.newPage())];
  await site.tracker.open(number, 'payment');
  await other.page.goto(`/progress/${number}/payment`);
  for (const tab of [first, other]) await tab.fillCard(testCards.success);
  complaints.allow(/409 \(Conflict\)/);
  for (const tab of [first, other]) await tab.pointAtPay();
  await Promise.all([first, other].map((tab) => tab.pay.dispatchEvent('click')));
  for (const tab of [first, other]) await expect(tab.thanks).toBeVisible();
  await page.goto('/account/orders');
  await page.goBack();
  await expect(first.receipt).toHaveCount(1);
});

test('the server crashes during a payment: after a restart the payment is made, once (F56)', async ({
  site,
  page,
  stack,
  complaints,
}) => {
  test.slow();
  const number = await freshOrder(page, 'contract-signed');
  const payment = new PaymentStep(page);
  await site.tracker.open(number, 'payment');
  await payment.fillCard(testCards.slow);
  await payment.pressPay();
  await expect(page.getByText(/^Processing/)).toBeVisible();
  complaints.allow(/503|502|Failed to load resource/);
  await stack.backend.kill();
  await stack.backend.start();
  await page.reload();
  await expect(payment.thanks).toBeVisible({ timeout: 60_000 });
  await expect(payment.receipt).toHaveCount(1);
});

test('T52: forged payment and signing flags show nothing that the server does not confirm', async ({
  site,
  page,
  tenant,
}) => {
  const number = await freshOrder(page, 'cash-signed');
  const flags = ['paid', 'contract-started'].map((flag) => `forecourt.${tenant}.${flag}.${number}`);
  const kept = () => page.evaluate((names) => names.map((name) => localStorage.getItem(name)), flags);
  await page.evaluate((names) => names.forEach((name) => localStorage.setItem(name, 'true')), flags);
  await site.tracker.open(number, 'insurance-verification');
  await expect(site.tracker.step('Sign Contract')).toContainText('Completed');
  await expect(site.tracker.step('Make a Payment')).toContainText('Get Started');
  await expect.poll(async () => (await kept())[0]).toBeNull();
  await page.reload();
  await expect(site.tracker.step('Make a Payment')).toContainText('Get Started');
});
