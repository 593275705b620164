import type { Locator, Page } from '@playwright/test';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The pages of a purchase that are longer than a phone's screen, each with its next step. */
const pages = {
  Finance: [
    ['/cart', 'Continue to order details'],
    ['/cart/coverage', 'Continue without coverage'],
    ['/cart/overview', 'Choose pickup or delivery'],
  ],
  Cash: [
    ['/cart', 'Review my order'],
    ['/cart?step=review', 'Place order'],
  ],
} as const;

const actionOf = (page: Page, name: string): Locator =>
  page.getByRole('main').locator('a, button').filter({ hasText: name });

const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Both elements are visible, and nothing of the lower one is covered by the upper one. */
async function expectAbove(upper: Locator, lower: Locator) {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!above || !below) throw new Error('an element is not visible');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
}

for (const width of [320, 390, 768]) {
  test.describe(`a purchase on a screen of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('shows the next step of each long page without scrolling', async ({ site, page }) => {
      await signedInBuyer(site);
      for (const type of ['Finance', 'Cash'] as const) {
        await putIntoCart(page, type);
        for (const [path, name] of pages[type]) {
          await page.goto(path);
          await expect(actionOf(page, name), path).toBeInViewport({ ratio: 1 });
          expect(await sidewaysPx(page), path).toBe(0);
        }
      }
    });
  });
}

test.describe('a purchase on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('hides no field that has focus, and the next step reaches its place', async ({ site, page }) => {
    await signedInBuyer(site);
    await putIntoCart(page, 'Finance');
    await page.goto('/cart');
    const bar = page.locator('.fc-next');
    const field = site.cart.main.getByRole('textbox', { name: 'Down payment' });
    await field.focus();
    await expectAbove(field, bar);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link').last().scrollIntoViewIfNeeded();
    // Stuck to the lower edge of the screen, it would cover the footer.
    await expectAbove(bar, footer);
  });
});
