import type { Frame, Page } from '@playwright/test';
import { brokenFigures } from '../../checks/broken-figures.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { expect, test } from '../../fixtures/test.ts';
import { seeServicePages } from '../../journeys/service-pages.ts';
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
        await seeServicePages(page, async (shown, what) => {
          await expectWhole(shown, what);
          for (const element of await shown.locator('iframe[title^="Card details"]').elementHandles()) {
            const frame = await element.contentFrame();
            if (frame) await expectWhole(frame, 'the card form');
          }
        });
      });
    });
  }
}
