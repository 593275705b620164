import type { Frame, Page } from '@playwright/test';
import { brokenFigures } from '../../checks/broken-figures.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { expect, test } from '../../fixtures/test.ts';
import { IdVerificationStep } from '../../pages/id-verification-step.ts';
import { PaymentStep } from '../../pages/payment-step.ts';
import { SigningStep } from '../../pages/signing-step.ts';
import { tenantIds } from '../../stack/index.ts';

const guestPaths = [
  '/',
  '/search',
  '/compare',
  '/trade-in',
  '/financing',
  '/why-us',
  '/warranty',
  '/faq',
  '/contact-us',
  '/privacy-policy',
  '/sign-in',
  '/sign-in/code',
  '/sign-up',
  '/reset-password',
  '/saved-vehicles',
  '/cart',
];
const buyerPaths = [
  '/account/orders',
  '/account/profile',
  '/account/documents',
  '/account/privacy',
  '/deals',
  '/cart',
];
/** Pages of orders by the sample order in whose state they have the most figures. */
const orderPaths = {
  'contract-ready': [
    '/checkout/:order',
    '/checkout/:order/receipt',
    '/progress/:order/insurance-verification',
    '/progress/:order/id-verification',
    '/progress/:order/doc-upload',
    '/progress/:order/signing',
  ],
  'contract-signed': ['/progress/:order/payment', '/fulfillment/:order'],
  'cash-paid': ['/checkout/:order/receipt', '/progress/:order/payment', '/fulfillment/:order'],
  'lender-approved': ['/checkout/:order'],
  'lender-countered': ['/checkout/:order'],
  delivered: ['/checkout/:order', '/progress/:order/payment', '/fulfillment/:order'],
} as const;

/** Nothing reaches beyond the screen, and no figure breaks across lines. */
async function expectWhole(place: Pick<Frame, 'evaluate'>, what: string): Promise<void> {
  const beyondPx = await place.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(beyondPx, what).toBe(0);
  expect.soft(await brokenFigures(place), what).toEqual([]);
}

async function visit(page: Page, path: string, what = path): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  if (what !== path) {
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  }
  await expectWhole(page, what);
}

/** The pages of the signing service: the contract, and the signature below it. */
async function signingPages(page: Page): Promise<void> {
  await page.goto(`/progress/${await freshOrder(page, 'contract-ready')}/signing`);
  const signing = new SigningStep(page);
  await signing.agree();
  await signing.review();
  const tab = await signing.openSigning();
  const toSign = tab.getByRole('button', { name: 'Continue to sign' });
  await expect(toSign).toBeVisible();
  await expectWhole(tab, 'the contract at the signing service');
  await toSign.click();
  await expect(tab.getByLabel('Your full name')).toBeVisible();
  await expectWhole(tab, 'the signature at the signing service');
  await tab.close();
}

async function identityPages(page: Page): Promise<void> {
  await page.goto(`/progress/${await freshOrder(page, 'insurance-ready')}/id-verification`);
  const step = new IdVerificationStep(page);
  await step.startHere();
  const opened = page.context().waitForEvent('page');
  await step.openProvider.click();
  const tab = await opened;
  const agreement = tab.getByRole('checkbox', { name: /I agree/ });
  await expect(agreement).toBeVisible();
  await expectWhole(tab, 'the identity check');
  await agreement.check();
  await tab.getByRole('button', { name: 'Continue' }).click();
  await expect(tab.getByRole('button', { name: 'Take the picture' })).toBeVisible();
  await expectWhole(tab, 'the picture of the identity check');
  await tab.close();
}

/** The card form of the payment provider in its frame, then the sample bank. */
async function paymentPages(page: Page): Promise<void> {
  await page.goto(`/progress/${await freshOrder(page, 'contract-signed')}/payment`);
  const payment = new PaymentStep(page);
  await expect(payment.card.getByLabel('Billing ZIP code')).toBeVisible();
  const element = await page.locator('iframe[title^="Card details"]').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the card form has no frame');
  await expectWhole(frame, 'the card form');
  await payment.chooseBank();
  await payment.toBank.click();
  await expect(page.getByRole('radio', { name: /Everyday Checking/ })).toBeVisible();
  await expectWhole(page, 'the bank');
}

for (const tenant of tenantIds) {
  for (const width of [320, 390]) {
    test.describe(`a screen of ${width} pixels, ${tenant}`, () => {
      test.use({ tenant, viewport: { width, height: 640 } });

      test('holds every page, and no figure breaks across lines', async ({ page, site }) => {
        test.setTimeout(300_000);
        for (const path of guestPaths) await visit(page, path);
        await site.search.open();
        await visit(page, (await page.locator('article[data-vin] a').first().getAttribute('href')) ?? '');
        await beDemoBuyer(site, tenant);
        for (const path of buyerPaths) await visit(page, path);
        for (const [key, paths] of Object.entries(orderPaths)) {
          const order = sampleOrderNumber(tenant, key);
          for (const path of paths) await visit(page, path.replace(':order', order), `${path} (${key})`);
        }
      });

      test('holds the pages of the services, and no figure breaks across lines', async ({ page, site }) => {
        test.setTimeout(180_000);
        await beDemoBuyer(site, tenant);
        await signingPages(page);
        await identityPages(page);
        await paymentPages(page);
      });
    });
  }
}
