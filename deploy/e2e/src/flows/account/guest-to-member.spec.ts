import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';
import { ComparePage } from '../../pages/compare-page.ts';
import { SavedVehiclesPage } from '../../pages/saved-vehicles-page.ts';
import { SignUpPage } from '../../pages/sign-up-page.ts';
import { newestCode } from '../../data/outbox-codes.ts';
import { ownAccount } from '../../data/own-account.ts';

const isMerge = (request: Request) => request.url().endsWith('/api/account/merge');
const visitOf = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.endsWith('.session-id'))?.[1]);

/**
 * As a guest: a cart with everything that can be entered for it, a comparison of two, and a heart that asks
 * for an account.
 */
async function chooseAsGuest({ page, search, vehicle, cart }: Site) {
  await search.open('priceMin=20000');
  const compared: string[] = [];
  for (const index of [1, 2]) {
    const card = search.available.nth(index);
    const kept = page.waitForResponse((answer) => answer.url().includes('/public/comparison/'));
    await search.compare(card).click();
    await kept;
    compared.push((await card.getByRole('heading').textContent()) ?? '');
  }
  const inCart = await search.openFirstAvailable();
  await vehicle.choose('Finance');
  await vehicle.payment.getByRole('radio', { name: '60' }).check();
  await vehicle.payment.getByRole('textbox', { name: 'Down payment' }).fill('4000');
  await vehicle.payment.getByRole('textbox', { name: 'Down payment' }).blur();
  await vehicle.payment.getByLabel('Your ZIP code').fill('48226');
  await expect(vehicle.payment).toContainText('Detroit, MI');
  await expect(vehicle.payment).toContainText(/\$4,000 down, 60\smonths/);
  await vehicle.start.click();
  await cart.heading.waitFor();
  await expect(cart.main).toContainText('$4,000');
  const drafts = await cart.contents();
  await search.open('make=Ford');
  const favorite = search.available.nth(1);
  const vin = (await favorite.getAttribute('data-vin')) ?? '';
  await search.heart(favorite).click();
  await page.getByRole('dialog', { name: 'Save this vehicle' }).waitFor();
  return { compared, inCart, vin, drafts, visit: await visitOf(page) };
}

async function expectEverything(site: Site, chosen: Awaited<ReturnType<typeof chooseAsGuest>>) {
  const { page, search, cart } = site;
  await expect(page).toHaveURL('/search?make=Ford');
  await expect(search.heart(search.card(chosen.vin))).toHaveAttribute('aria-pressed', 'true');
  await expect(search.tray).toContainText('2 selected');
  await expect.poll(() => visitOf(page), 'a new visit').not.toBe(chosen.visit);
  const saved = new SavedVehiclesPage(page);
  await saved.open();
  await expect(saved.mySaves.getByRole('article')).toHaveCount(1);
  await expect(saved.card(chosen.vin)).toBeVisible();
  const compare = new ComparePage(page);
  await compare.open();
  await expect(compare.columns).toHaveText(chosen.compared.map((name) => new RegExp(name)));
  await cart.open();
  await expect(cart.main).toContainText('$4,000');
  await expect.poll(() => cart.contents()).toBe(chosen.drafts);
}

test('a guest signs in: cart, typed choices, comparison and saved vehicle are in the account, once @core', async ({
  site,
  page,
}) => {
  test.setTimeout(240_000);
  await site.signIn.open();
  const { email, password } = await ownAccount(page);
  const chosen = await chooseAsGuest(site);
  const merges: string[] = [];
  page.on('request', (request) => isMerge(request) && merges.push(request.postData() ?? ''));
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await site.signIn.enter(email, password);
  await expectEverything(site, chosen);
  expect(merges).toEqual([JSON.stringify({ sessionId: JSON.parse(chosen.visit ?? '""') as string })]);
  await site.header.signOut();
  await expect(page).toHaveURL('/');
  const saved = new SavedVehiclesPage(page);
  await saved.open();
  await expect(page.getByRole('dialog', { name: 'See your saved vehicles' })).toBeVisible();
  await new ComparePage(page).open();
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

test('a guest creates an account, and everything is in it', async ({ site, page }) => {
  test.setTimeout(240_000);
  const signUp = new SignUpPage(page);
  const chosen = await chooseAsGuest(site);
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await signUp.heading.waitFor();
  const email = `robin-${randomUUID().slice(0, 8)}@example.com`;
  const parts = { firstName: 'Robin', lastName: 'Guest', phone: '2125550187', password: 'Forecourt1!' };
  await signUp.askForAccount({ ...parts, email });
  await signUp.give(await newestCode(page, email, 0));
  await expectEverything(site, chosen);
});

test('a failed merge is completed at the next load', async ({ site, page, complaints }) => {
  complaints.allow(/Failed to load resource|the visit could not be merged/);
  await site.signIn.open();
  const { email, password } = await ownAccount(page);
  await site.search.open();
  const visit = await visitOf(page);
  await page.route('**/api/account/merge', (route) => route.abort('connectionreset'));
  await site.signIn.open();
  const failed = page.waitForEvent('requestfailed', isMerge);
  await site.signIn.enter(email, password);
  await failed;
  expect(await visitOf(page)).toBe(visit);
  await page.unroute('**/api/account/merge');
  const merged = page.waitForResponse((answer) => isMerge(answer.request()));
  await page.reload();
  expect((await merged).status()).toBe(200);
  await expect.poll(() => visitOf(page)).not.toBe(visit);
});
