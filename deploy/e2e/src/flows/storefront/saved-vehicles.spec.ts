import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { SavedVehiclesPage } from '../../pages/saved-vehicles-page.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { freshOrder } from '../../data/fresh-order.ts';
import { signedInBuyer } from '../../data/buyer-with-cart.ts';
import { pressOn } from '../../journeys/tab-to.ts';

const vinOf = async (card: Locator) => (await card.getAttribute('data-vin')) ?? '';

/** Presses the heart of a card and waits until the server has it. */
async function save(site: Site, card: Locator): Promise<string> {
  const vin = await vinOf(card);
  const kept = site.page.waitForResponse((answer) => answer.url().endsWith(`/api/favorites/${vin}`));
  await site.search.heart(card).click();
  await expect(site.search.heart(card)).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(200);
  return vin;
}

test('a member saves vehicles, finds them after a reload, removes one and adds it again @core', async ({
  site,
  page,
}) => {
  test.slow();
  const saved = new SavedVehiclesPage(page);
  await signedInBuyer(site);
  await saved.open();
  await expect(page.getByRole('heading', { name: "You haven't saved a vehicle yet" })).toBeVisible();
  await expectNoAxeViolations(page);
  await saved.main.getByRole('link', { name: 'Search vehicles' }).click();
  // The page without a saved vehicle has cards, too.
  await site.search.sort.waitFor();
  await site.search.cards.first().waitFor();
  const first = await save(site, site.search.available.nth(0));
  const second = await save(site, site.search.available.nth(2));
  await page.reload();
  await expect(site.search.heart(site.search.card(first))).toHaveAttribute('aria-pressed', 'true');
  await expect(site.header.link(/^Saved Vehicles.*2/)).toBeVisible();
  await saved.open();
  await expect(saved.mySaves.getByRole('article')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await saved.heart(first).click();
  await expect(saved.card(first)).toHaveCount(0);
  await expect(saved.undo).toBeFocused();
  await expectNoAxeViolations(page);
  await saved.undo.click();
  await expect(saved.card(first)).toBeVisible();
  const gone = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith(`/${second}`),
  );
  await saved.heart(second).click();
  expect((await gone).status()).toBe(200);
  await page.reload();
  await expect(saved.card(first)).toBeVisible();
  await expect(saved.card(second)).toHaveCount(0);
});

test('a vehicle that is sold in the meantime moves to the other list, and all of them are removed', async ({
  site,
  page,
}) => {
  const saved = new SavedVehiclesPage(page);
  await signedInBuyer(site);
  await site.search.open();
  // The next sample order takes the first vehicle that can be bought.
  const [first = '', , , fourth = ''] = await site.search.vinsOnOffer(4);
  const sold = await save(site, site.search.card(first));
  const kept = await save(site, site.search.card(fourth));
  await freshOrder(page, 'delivered');
  await saved.open();
  await expect(saved.sold.locator(`article[data-vin="${sold}"]`)).toContainText(
    'Sorry this one got away. Find another just like it.',
  );
  await expect(saved.mySaves.getByRole('article')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await saved.removeAllSold.click();
  const dialog = page.getByRole('dialog', { name: 'Remove all sold vehicles?' });
  await expect(dialog).toContainText('The others stay.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(saved.removeAllSold).toBeFocused();
  await saved.removeAllSold.click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(saved.sold).toHaveCount(0);
  await expect(saved.heading).toBeFocused();
  await page.reload();
  await expect(saved.card(kept)).toBeVisible();
  await expect(saved.card(sold)).toHaveCount(0);
});

test('a heart whose call is lost reverts and says so, and works again @core', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::ERR_/);
  await signedInBuyer(site);
  await site.search.open();
  const card = site.search.available.nth(1);
  await page.route('**/api/favorites/*', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue(),
  );
  await site.search.heart(card).click();
  await expect(page.getByText(/We couldn't change your saved vehicles/)).toBeVisible();
  await expect(site.search.heart(card)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/favorites/*');
  await save(site, card);
});

test('a list that cannot be read can be requested again', async ({ site, page, complaints }) => {
  complaints.allow(/Failed to load resource/);
  const saved = new SavedVehiclesPage(page);
  await signedInBuyer(site);
  await page.route('**/api/favorites', (route) => route.fulfill({ status: 503, body: '' }));
  await saved.open();
  await expect(page.getByText("We couldn't load your saved vehicles")).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  await page.unroute('**/api/favorites');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("You haven't saved a vehicle yet")).toBeVisible();
});

test('a guest is offered an account, by keyboard, and Escape returns the focus to the heart', async ({
  site,
  page,
}) => {
  test.slow();
  const saved = new SavedVehiclesPage(page);
  await saved.open();
  const offer = page.getByRole('dialog', { name: 'See your saved vehicles' });
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await expect(saved.main.getByRole('link', { name: 'Search vehicles' })).toBeVisible();
  await site.search.open();
  const heart = site.search.heart(site.search.available.first());
  await pressOn(page, heart, 'the heart of the first vehicle');
  const dialog = page.getByRole('dialog', { name: 'Save this vehicle' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(heart).toBeFocused();
});
