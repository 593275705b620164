import type { Locator, Page } from '@playwright/test';
import { listedOrigin, loaderTag, serveHostPage } from '../../fixtures/host-site.ts';
import { expect, test } from '../../fixtures/test.ts';
import { FramedCheckout } from '../../pages/framed-checkout.ts';
import { sampleOrderNumber } from '../../data/sample-orders.ts';

test.describe.configure({ timeout: 240_000 });

const places = [
  { where: 'where the frame has only begun to be seen', seenPx: 120 },
  { where: 'where the frame is almost past', seenPx: -120 },
] as const;

/**
 * Scrolls the host's page until only `seenPx` of the frame is visible at the lower edge of the window, or at
 * the upper edge if negative.
 */
function seeOnly(checkout: FramedCheckout, seenPx: number): Promise<void> {
  return checkout.element.evaluate((frame, px) => {
    const { top, bottom } = frame.getBoundingClientRect();
    window.scrollBy({ top: px > 0 ? top + px - window.innerHeight : bottom + px, behavior: 'instant' });
  }, seenPx);
}

const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

async function expectFrameOfItsContent(checkout: FramedCheckout): Promise<void> {
  const heightOf = (node: Element) => Math.ceil(node.getBoundingClientRect().height);
  await expect(async () => {
    const content = await checkout.frame.locator('#fc-frame').evaluate(heightOf);
    expect(await checkout.element.evaluate(heightOf)).toBe(content);
  }).toPass();
}

async function expectTabStaysIn(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(key);
    const isInside = () =>
      dialog.evaluate((node) => document.hasFocus() && node.contains(document.activeElement));
    await expect.poll(isInside, `${key} ${presses + 1}`).toBe(true);
  }
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px a dialog in the frame`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('is fully visible where the visitor looks, keeps focus, and leaves frame and focus as they were', async ({
      page,
      stack,
      tenant,
    }) => {
      const order = sampleOrderNumber(tenant, 'contract-signed');
      const element = `<vehicle-checkout mode="frame" tenant="${tenant}" order="${order}" step="fulfillment"></vehicle-checkout>`;
      const around = (name: string) => `<p style="height: 900px"><a href="#${name}">Our ${name}</a></p>`;
      await page.goto(
        await serveHostPage(page, listedOrigin(stack), {
          body: `${around('news')}${element}${around('stock')}${loaderTag(stack, tenant)}`,
        }),
      );
      const checkout = new FramedCheckout(page);
      await checkout.signIn(tenant);
      await checkout.frame.getByText('At a store near you or where the car is.').click();
      await checkout.frame.getByRole('button', { name: 'See available times' }).click();
      const opener = checkout.frame.getByRole('button', { name: 'Open the calendar' });
      const dialog = checkout.frame.getByRole('dialog');
      await opener.waitFor();
      await expectFrameOfItsContent(checkout);
      for (const { where, seenPx } of places) {
        await opener.focus();
        await seeOnly(checkout, seenPx);
        await press(opener);
        await expect(dialog, where).toBeInViewport({ ratio: 0.99 });
        await expect(dialog.getByRole('button', { name: 'Close', exact: true }), where).toBeInViewport({
          ratio: 0.99,
        });
        await expectTabStaysIn(page, dialog, 'Tab');
        await expectTabStaysIn(page, dialog, 'Shift+Tab');
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
        await expectFrameOfItsContent(checkout);
      }
    });
  });
}
