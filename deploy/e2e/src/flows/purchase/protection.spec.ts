import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { CoveragePage } from '../../pages/coverage-page.ts';
import type { PurchaseType } from '../../pages/vehicle-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';

const contract = 'Vehicle Service Contract';
const ultra = 'Complete Protection Ultra';

/** Puts a vehicle into the cart that is new enough for every package, and returns its VIN. */
async function fillCart(site: Site, purchaseType: PurchaseType): Promise<string> {
  await site.search.open('condition=New');
  const vin = await site.search.openFirstAvailable();
  await site.vehicle.choose(purchaseType);
  await site.vehicle.start.click();
  await site.cart.heading.waitFor();
  return vin;
}

/** Sets the ZIP code of the cart with the same call as the cart itself. */
async function setZip(site: Site, vin: string, zipCode: string): Promise<void> {
  await site.page.evaluate(
    async ([wanted, zip]) => {
      const sessionId = Object.entries(sessionStorage).find(([key]) => key.endsWith('session-id'))?.[1];
      await fetch('/public/cart', {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'x-session-id': JSON.parse(sessionId ?? '""') as string,
        },
        body: JSON.stringify({ vin: wanted, purchaseType: 'Finance', zipCode: zip }),
      });
    },
    [vin, zipCode],
  );
}

test('a guest compares, reads, adds coverage to a financed purchase, replaces it, and continues with it @core', async ({
  site,
  page,
}) => {
  const coverage = new CoveragePage(page);
  await fillCart(site, 'Finance');
  await coverage.open();
  await expect(coverage.summary).toContainText('Nothing chosen yet.');
  await expectNoAxeViolations(page);

  await test.step('side by side, by keyboard', async () => {
    await coverage.compare.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare packages' });
    await expect(dialog.getByRole('row', { name: /^Tires and wheels/ })).toContainText('about $700');
    await expectAccessible(page, 'the comparison', 'dialog');
    await page.keyboard.press('Escape');
    await expect(coverage.compare).toBeFocused();
  });
  await test.step('what is covered, and what is refunded', async () => {
    await coverage
      .card(contract)
      .getByRole('button', { name: `See what's covered by ${contract}` })
      .click();
    const dialog = page.getByRole('dialog', { name: contract });
    await expect(dialog).toContainText('Within 60 days, if no claim was paid, you get back 100%.');
    await expectAccessible(page, 'the details', 'dialog');
    await page.keyboard.press('Escape');
  });
  await coverage.add(contract, /^72\smonths/);
  await expect(coverage.card(contract)).toContainText('Added');
  await expect(coverage.summary).toContainText(/Coverage adds \$\d+\/mo/);
  await coverage.add('GAP', /^72\smonths/);
  await expect(coverage.chosen('GAP')).toBeVisible();

  await test.step('ultra contains the contract: announced first, then replaced', async () => {
    await coverage.add(ultra, /^72\smonths/);
    const dialog = page.getByRole('dialog', { name: 'Replace your choice?' });
    await expect(dialog).toContainText(`${ultra} already includes ${contract}`);
    await dialog.getByRole('button', { name: 'Replace it' }).click();
    await expect(coverage.chosen(ultra)).toBeVisible();
    await expect(coverage.chosen(contract)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
  await test.step('it survives a reload and is in the price of the cart', async () => {
    await page.reload();
    await expect(coverage.chosen(ultra)).toBeVisible();
    const answer = page.waitForResponse((one) => one.url().endsWith('/public/protection/conclusion'));
    await coverage.goOn.click();
    expect((await answer).status()).toBe(200);
    await site.cart.open();
    await expect(site.cart.priceLine('Vehicle protection').first()).toContainText('$');
  });
});

test('with cash there is no GAP and coverage has a price; a member has it on another device', async ({
  site,
  tenant,
  page,
}) => {
  await beDemoBuyer(site, tenant);
  const coverage = new CoveragePage(page);
  await fillCart(site, 'Cash');
  await coverage.open();
  await expect(coverage.main).toContainText('With cash there is no loan to pay off.');
  await coverage.add('Complete Protection', /^60\smonths/);
  await expect(coverage.summary).toContainText('Total with coverage');
  await page.evaluate(() => sessionStorage.clear());
  await coverage.open();
  await expect(coverage.chosen('Complete Protection')).toBeVisible();
  await coverage
    .card('Complete Protection')
    .getByRole('button', { name: 'Remove Complete Protection' })
    .click();
  await expect(coverage.summary).toContainText('Nothing chosen yet.');
});

test('prices that cannot be loaded: one level, then all; retry, removing the last one and continuing stay possible', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*(500|503)/);
  const coverage = new CoveragePage(page);
  await coverage.open();
  await expect(coverage.main).toContainText('No vehicle in your cart');
  const vin = await fillCart(site, 'Finance');
  await coverage.open();
  await coverage.add(contract, /^48\smonths/);
  await expect(coverage.chosen(contract)).toBeVisible();

  await setZip(site, vin, '44444');
  await coverage.open();
  await expect(coverage.card(contract).getByRole('radio', { name: /^72\smonths/ })).toBeDisabled();
  await expect(coverage.card(contract)).toContainText("We couldn't get the price of one level.");

  await setZip(site, vin, '12345');
  await coverage.open();
  const alert = page.getByRole('alert').filter({ hasText: "can't show coverage prices" });
  await expect(alert.getByRole('button', { name: 'Continue checkout' })).toBeVisible();
  await expect(coverage.chosen(contract)).toBeVisible();
  await expectNoAxeViolations(page);
  await alert.getByRole('button', { name: `Remove ${contract}` }).click();
  await expect(coverage.summary).toContainText('Nothing chosen yet.');
  await setZip(site, vin, '48124');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(coverage.card(contract).getByRole('radio', { name: /^72\smonths/ })).toBeEnabled();
});
