import type { FrameLocator, Locator, Page } from '@playwright/test';
import { listedOrigin, loaderTag, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { HostPage } from '../../pages/host-page.ts';
import type { Stack, TenantId } from '../../stack/index.ts';

interface Column {
  readonly mode: 'page' | 'frame';
  readonly order: string;
  readonly tenant: TenantId;
  /** Width of the host's column in CSS pixels, its margin of 16 px on both sides not counted. */
  readonly columnPx: number;
}

/** Opens the insurance step, signed in, in a column of a host's page. Returns what holds the checkout. */
async function openStep(page: Page, stack: Stack, { mode, order, tenant, columnPx }: Column) {
  const body = `<main style="width: ${columnPx}px; margin: 0 16px">
    <vehicle-checkout tenant="${tenant}" order="${order}" step="insurance" mode="${mode}"></vehicle-checkout>
    </main>${loaderTag(stack, tenant)}`;
  await page.goto(
    await serveHostPage(page, listedOrigin(stack), { head: '<style>body { margin: 0 }</style>', body }),
  );
  const checkout = mode === 'page' ? new HostPage(page) : new FramedCheckout(page);
  await checkout.signIn(tenant);
  const inside = checkout instanceof HostPage ? checkout.checkout : checkout.frame;
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Verify Insurance');
  return inside;
}

/** The bar that takes the place of the list of steps on a small screen. */
function stepBar(inside: Locator | FrameLocator): Locator {
  return inside.getByRole('button', { name: /Step \d of 6/ });
}

for (const mode of ['page', 'frame'] as const) {
  test.describe(`in ${mode} mode`, () => {
    test('the layout follows the box: a narrow column of a wide page looks as on a phone', async ({
      page,
      stack,
      tenant,
    }) => {
      const order = sampleOrderNumber(tenant, 'insurance-ready');
      const narrow = await openStep(page, stack, { mode, order, tenant, columnPx: 420 });
      await expect(stepBar(narrow)).toBeVisible();
      await page.locator('main').evaluate((column) => (column.style.width = '1100px'));
      await expect(stepBar(narrow)).toBeHidden();
      await expect(narrow.getByRole('list', { name: 'Steps of your order' })).toBeVisible();
    });

    test.describe('at 390 px', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('a step has at least 300 px for its content, and nothing to scroll sideways', async ({
        page,
        stack,
        tenant,
      }) => {
        const order = sampleOrderNumber(tenant, 'insurance-ready');
        const inside = await openStep(page, stack, { mode, order, tenant, columnPx: 358 });
        const box = await inside.getByRole('button', { name: 'Agree and continue' }).boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(300);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    });
  });
}
