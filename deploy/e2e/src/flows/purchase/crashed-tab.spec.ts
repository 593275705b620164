import type { BrowserContext, Page } from '@playwright/test';
import { siteIn } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CreditApplicationPage } from '../../pages/credit-application-page.ts';
import { PaymentStep, testCards } from '../../pages/payment-step.ts';
import { PreQualificationPage } from '../../pages/pre-qualification-page.ts';
import { ownPages, secrets, workPages } from '../../data/application-answers.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { newestCode } from '../../data/outbox-codes.ts';
import { shopper } from '../../data/shopper.ts';

/** Ends the process of a tab, as a phone without memory does. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The command is never answered: what would answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

/** Fails if the browser's storage contains one of the texts. */
async function expectNotKept(context: BrowserContext, texts: readonly string[]): Promise<void> {
  const kept = JSON.stringify(await context.storageState({ indexedDB: true }));
  for (const text of texts) expect(kept).not.toContain(text);
}

/** Resolves when a draft with the phone number at work, which is typed last, has been saved. */
const saved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PUT' &&
      /^\/api\/credit-applications\//.test(new URL(answer.url()).pathname) &&
      /212\D*555\D*0199/.test(answer.request().postData() ?? ''),
  );

test('F49: the tab of a credit application crashes: the draft is back, without the Social Security number', async ({
  site,
  page,
  context,
}) => {
  test.slow();
  const application = new CreditApplicationPage(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/credit-application');
  await application.start.click();
  await application.answer({ heading: 'How do you want to apply?', chosen: ['By myself'] });
  const [employment, work, ...income] = workPages;
  if (!employment || !work) throw new Error('There are no pages about work');
  for (const answer of [...ownPages(), employment]) await application.answer(answer);
  const draft = saved(page);
  await application.fill(work);
  await draft;
  await crash(page);

  const second = await context.newPage();
  const again = new CreditApplicationPage(second);
  await second.goto('/credit-application');
  await again.main.getByRole('link', { name: 'Continue application' }).click();
  // Everything on the page was answered, so the application continues behind it.
  await again.heading('What is your income?').waitFor();
  await again.main.getByRole('button', { name: 'Back' }).click();
  await again.heading(work.heading).waitFor();
  for (const [label, text] of Object.entries(work.typed ?? {})) {
    if (label !== 'Work phone') await expect(again.field(label)).toHaveValue(text);
  }
  await again.next.click();
  for (const answer of income) await again.answer(answer);
  await again.heading('Social Security number').waitFor();
  await again.field('Your Social Security number').fill(secrets.ssn);
  await crash(second);
  await expectNotKept(context, [secrets.ssn, secrets.ssnDigits, secrets.birthDate]);

  const third = await context.newPage();
  const last = new CreditApplicationPage(third);
  await third.goto('/credit-application');
  await last.main.getByRole('link', { name: 'Continue application' }).click();
  await last.heading('Social Security number').waitFor();
  await expect(last.field('Your Social Security number')).toHaveValue('');
});

test('F49: a passcode that was typed is gone with its tab', async ({ page, context }) => {
  const screens = new PreQualificationPage(page);
  const ada = shopper('Excellent');
  await page.goto('/pre-qualification');
  await screens.link('Get started').click();
  await screens.giveDetails(ada);
  await screens.button('Text me a passcode').click();
  await screens.heading('Enter your passcode').waitFor();
  const code = await newestCode(page, `+1${ada.mobileNumber}`, 0);
  await screens.code.fill(code);
  await crash(page);
  await expectNotKept(context, [code]);

  const again = await context.newPage();
  await again.goto('/pre-qualification');
  await expect(again.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await again.getByRole('main').innerHTML()).not.toContain(code);
});

test('F49: a card that was typed is gone with its tab, and can be entered again', async ({
  site,
  page,
  context,
  tenant,
}) => {
  await beDemoBuyer(site, tenant);
  const number = await freshOrder(page, 'contract-signed');
  await site.tracker.open(number, 'payment');
  await new PaymentStep(page).fillCard(testCards.success);
  await crash(page);
  await expectNotKept(context, [testCards.success, testCards.success.replaceAll(' ', '')]);

  const again = await context.newPage();
  await siteIn(again).tracker.open(number, 'payment');
  const payment = new PaymentStep(again);
  await expect(payment.card.getByLabel('Card number')).toHaveValue('');
  await payment.fillCard(testCards.success);
  await payment.pressPay();
  await expect(payment.thanks).toBeVisible();
});
