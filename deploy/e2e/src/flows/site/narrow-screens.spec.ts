import { brokenFigures } from '../../checks/broken-figures.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { expect, test } from '../../fixtures/test.ts';
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
const trackerSteps = [
  'insurance-verification',
  'id-verification',
  'doc-upload',
  'signing',
  'payment',
  'fulfillment',
];

for (const tenant of tenantIds) {
  test.describe(`a screen of 320 pixels, ${tenant}`, () => {
    test.use({ tenant, viewport: { width: 320, height: 640 } });

    test('holds every page, and no figure breaks across lines', async ({ page, site }) => {
      test.setTimeout(240_000);
      const visit = async (path: string) => {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        const beyondPx = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(beyondPx, path).toBe(0);
        expect.soft(await brokenFigures(page), path).toEqual([]);
      };
      for (const path of guestPaths) await visit(path);
      await site.search.open();
      await visit((await page.locator('article[data-vin] a').first().getAttribute('href')) ?? '');
      await beDemoBuyer(site, tenant);
      const order = sampleOrderNumber(tenant, 'contract-ready');
      for (const path of [...buyerPaths, `/checkout/${order}`, `/checkout/${order}/receipt`])
        await visit(path);
      for (const step of trackerSteps) await visit(`/progress/${order}/${step}`);
    });
  });
}
