import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures/test.ts';
import { watchScripts } from '../../fixtures/executed-scripts.ts';
import { CreditApplicationPage } from '../../pages/credit-application-page.ts';
import { PaymentStep } from '../../pages/payment-step.ts';
import { homes, ownPages, workPages } from '../../data/application-answers.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { freshOrder } from '../../data/fresh-order.ts';

/** Which scripts may run where a card or an SSN is typed, by route (PCI DSS 6.4.3). */
const inventory = JSON.parse(
  readFileSync(new URL('../../fixtures/script-inventory.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

test('T57: only the scripts of the inventory run next to a card', async ({ site, page, tenant }) => {
  const scripts = await watchScripts(page);
  await beDemoBuyer(site, tenant);
  const number = await freshOrder(page, 'contract-signed');
  await site.tracker.open(number, 'payment');
  await new PaymentStep(page).card.getByLabel('Card number').waitFor();
  await expect.poll(() => scripts.now()).toEqual(inventory['/progress/{orderNumber}/payment']);
});

test('T57: maps used for an address are gone before the Social Security number is requested', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  const scripts = await watchScripts(page);
  const application = new CreditApplicationPage(page);
  await signedInBuyer(site);
  await putIntoCart(page, 'Finance');
  await page.goto('/credit-application');
  await application.start.click();
  const alone = { heading: 'How do you want to apply?', chosen: ['By myself'] };
  for (const one of [alone, ...ownPages(homes.home), ...workPages]) {
    await application.fill(one);
    if (one.heading === 'Where do you live?') {
      await application.field('City').focus();
      await application.field('Street address').focus();
      await page.getByRole('combobox', { name: 'Street address' }).waitFor();
      expect(await scripts.now()).toContain('/frames/maps: /_sandbox/maps.js');
    }
    await application.next.click();
  }
  await application.field('Your Social Security number').waitFor();
  expect(page.frames()).toHaveLength(1);
  expect(await page.evaluate(() => 'google' in globalThis)).toBe(false);
  await page.reload();
  await application.field('Your Social Security number').waitFor();
  await expect.poll(() => scripts.now()).toEqual(inventory['/credit-application/ssn']);
});
