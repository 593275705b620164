import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { FulfillmentStep } from '../../pages/fulfillment-step.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { signedInBuyer } from '../../data/buyer-with-cart.ts';

const mapsScript = '**/_sandbox/maps.js*';
const isOfMaps = (url: string) => /\/frames\/maps|\/_sandbox\/maps\.js/.test(url);
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggested addresses' });

/** Every maps request of the page from now on. */
function watchMaps(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOfMaps(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** The profile of a separate account of the test, with its address form open for the first time. */
async function openAddress(site: Site) {
  await signedInBuyer(site);
  const profile = new ProfilePage(site.page);
  await profile.open();
  return profile;
}

test('T57: an address is suggested and chosen by keyboard, and no maps request is made before @core', async ({
  site,
  page,
}) => {
  const asked = watchMaps(page);
  const profile = await openAddress(site);
  expect(asked).toEqual([]);
  const card = await profile.edit('Address');
  const street = card.getByRole('combobox', { name: 'Street address' });
  await street.pressSequentially('21000 mich');
  await expect(suggestions(page).getByRole('option')).toHaveCount(2);
  await expect(card.getByText('2 addresses suggested.')).toBeAttached();
  expect(new Set(asked)).toEqual(new Set(['/frames/maps', '/_sandbox/maps.js']));
  const frame = page.frames().find((one) => isOfMaps(one.url()));
  expect(await frame?.evaluate(() => globalThis.origin)).toBe('null');
  expect(await page.evaluate(() => 'google' in globalThis)).toBe(false);
  await expectNoAxeViolations(page);

  await street.press('ArrowDown');
  await expect(suggestions(page).getByRole('option', { selected: true })).toContainText('Dearborn, MI');
  await expectNoAxeViolations(page);
  await street.press('Enter');
  await expect(street).toHaveValue('21000 Michigan Avenue');
  await expect(card.getByLabel('City')).toHaveValue('Dearborn');
  await expect(card.getByLabel('State')).toHaveValue('MI');
  await expect(card.getByLabel('ZIP code')).toHaveValue('48124');
  await expect(card.getByLabel('County')).toHaveValue('Wayne');
  await expect(card.getByText('Filled in: 21000 Michigan Avenue, Dearborn, MI 48124')).toBeAttached();
  await expect(street).toBeFocused();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Dearborn, MI 48124');
  await expect(page.locator('iframe[src$="/frames/maps"]')).toHaveCount(0);
});

test('a delivery goes to a suggested address', async ({ site, page, tenant }) => {
  await beDemoBuyer(site, tenant);
  const fulfillment = new FulfillmentStep(page);
  await fulfillment.open(await freshOrder(page, 'contract-signed'));
  await fulfillment.street.clear();
  await fulfillment.street.pressSequentially('12 garden');
  await suggestions(page).getByText('Lansing, MI, USA').click();
  await expect(fulfillment.zip).toHaveValue('48933');
  await expect(fulfillment.city).toHaveValue('Lansing');
  await expect(fulfillment.street).toHaveValue('12 Garden Street');
  await fulfillment.toTimes.click();
  await expect(fulfillment.main.getByText(/Your delivery costs \$149\.00/)).toBeVisible();
});

test('F69: a blocked, missing or slow script leaves the plain form, and nothing that was typed is lost', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*maps\.js/);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const failures = () => warnings.filter((text) => text.startsWith('could not load maps script')).length;
  const profile = await openAddress(site);

  await page.route(mapsScript, (route) => route.abort('blockedbyclient'));
  const card = await fillByHand(profile);
  await expect.poll(failures).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('123 Main St');

  await page.unroute(mapsScript);
  await page.route(mapsScript, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const before = failures();
  await fillByHand(profile);
  await expect.poll(failures).toBeGreaterThan(before);
  await expect(card.getByRole('textbox', { name: 'Street address' })).toHaveValue('123 Main St');
  await expectNoAxeViolations(page);
  await card.getByRole('button', { name: 'Cancel' }).click();

  await page.unroute(mapsScript);
  let goOn = () => {};
  const wait = new Promise<void>((done) => (goOn = done));
  await page.route(mapsScript, async (route) => {
    await wait;
    await route.continue();
  });
  await fillByHand(profile);
  await expect(card.getByRole('textbox', { name: 'Street address' })).toHaveValue('123 Main St');
  await expect(suggestions(page)).toHaveCount(0);
  goOn();
  await expect(card.getByRole('combobox', { name: 'Street address' })).toHaveValue('123 Main St');
});

/**
 * Opens the address, waits until the maps are requested, and types one manually, whatever happens to them.
 */
async function fillByHand(profile: ProfilePage) {
  const asked = watchMaps(profile.page);
  const card = await profile.edit('Address');
  const street = card.getByLabel('Street address');
  await expect(async () => {
    await card.getByLabel('City').focus();
    await street.focus();
    expect(asked).toContain('/_sandbox/maps.js');
  }).toPass();
  await street.fill('123 Main St');
  await card.getByLabel('ZIP code').fill('48226');
  await expect(card.getByLabel('County')).toHaveValue('Wayne');
  return card;
}

test.describe('a tenant without maps', () => {
  test.use({ tenant: 'ember' });

  test('has the plain form and no maps frame', async ({ site, page }) => {
    const asked = watchMaps(page);
    const profile = await openAddress(site);
    const card = await profile.edit('Address');
    await card.getByRole('textbox', { name: 'Street address' }).fill('123 Main St');
    await card.getByLabel('ZIP code').fill('48226');
    await expect(card.getByLabel('County')).toHaveValue('Wayne');
    expect(asked).toEqual([]);
  });
});
