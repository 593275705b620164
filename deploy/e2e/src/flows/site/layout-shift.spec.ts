import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { layoutShiftScore } from '../../checks/layout-shifts.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { walkTo } from '../../journeys/remote-visits.ts';
import type { TenantId } from '../../stack/index.ts';

const mostShift = 0.02;
const settleMs = 5_000;

const guestPaths = [
  '/',
  '/search',
  '/compare',
  // Not right after the search: there it is another filter, which only input sets, and not another page.
  '/search?make=Honda&priceMax=1',
  '/saved-vehicles',
  '/why-us',
  '/financing',
  '/faq',
  '/contact-us',
  '/terms-of-use',
  '/warranty',
  '/trade-in',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/cart',
  '/pre-qualification',
  '/nowhere',
];

function memberPaths(tenant: TenantId): string[] {
  const order = (key: string) => sampleOrderNumber(tenant, key);
  return [
    '/account/orders',
    '/account/documents',
    '/account/privacy',
    '/deals',
    '/cart',
    `/checkout/${order('delivered')}`,
    `/checkout/${order('insurance-ready')}/receipt`,
    `/progress/${order('insurance-ready')}`,
    `/progress/${order('insurance-ready')}/id-verification`,
    `/progress/${order('documents-partly')}/doc-upload`,
    `/progress/${order('contract-signed')}/payment`,
    `/fulfillment/${order('contract-signed')}`,
  ];
}

async function expectStill(page: Page, path: string, how: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Some pages never stop asking: the payment's frame, a document that is being read.
  await page.waitForLoadState('networkidle', { timeout: settleMs }).catch(() => undefined);
  const { score, parts } = await layoutShiftScore(page);
  expect.soft(score, [`${path} ${how}:`, ...parts].join('\n')).toBeLessThanOrEqual(mostShift);
}

/** Each page as the first of a visit, and after the one before it in the list, without input that would excuse a shift. */
async function expectAllStill(page: Page, paths: readonly string[]): Promise<void> {
  for (const [at, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectStill(page, path, 'opened');
      const next = paths[at + 1];
      if (next === undefined) return;
      await walkTo(page, next);
      await expect(page).toHaveURL((url) => url.pathname + url.search !== path);
      await expectStill(page, next, `after ${path}`);
    });
  }
}

for (const width of [390, 1440]) {
  test.describe(`nothing moves while a page loads, ${width} pixels wide`, () => {
    test.describe.configure({ timeout: 300_000 });
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test('for a guest', async ({ site, page, complaints }) => {
      complaints.allow(/404/);
      await site.search.open();
      await site.search.openFirstAvailable();
      await expectAllStill(page, [new URL(page.url()).pathname, ...guestPaths]);
    });

    test('for a buyer with orders', async ({ site, page, tenant }) => {
      await beDemoBuyer(site, tenant);
      await expectAllStill(page, memberPaths(tenant));
    });
  });
}
