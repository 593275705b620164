import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';
import { putIntoCart, signedInBuyer } from '../../data/buyer-with-cart.ts';
import { expectAccessible } from '../../checks/axe.ts';
import { layoutShifts } from '../../checks/layout-shifts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A string that occurs only in the identity library's code. */
const libraryMark = 'AWSCognitoIdentityProviderService';

/** The scripts that the page loads from now on and that contain the identity library. */
function watchLibrary(page: Page) {
  const reads: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = response.text().catch(() => '');
    reads.push(text.then((script) => (script.includes(libraryMark) ? response.url() : undefined)));
  });
  return async () => (await Promise.all(reads)).filter((url) => url !== undefined);
}

test('guests load no identity library on any shopping page; signing in does', async ({
  site,
  tenant,
  page,
}) => {
  const library = watchLibrary(page);
  for (const path of ['/', '/search', '/cart', '/sign-in']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await library(), path).toEqual([]);
  }
  await site.signIn.asDemoBuyer(tenant);
  await expect.poll(async () => (await library()).length).toBeGreaterThan(0);
});

test.describe('the header', () => {
  test('leads a guest to sign in and back to where they were @core', async ({ site, tenant, page }) => {
    await page.goto('/search?make=Toyota');
    await site.header.signInLink.click();
    await site.signIn.asDemoBuyer(tenant);
    await expect(page).toHaveURL('/search?make=Toyota');
  });

  test("shows a member's counts on a page whose remote does not count them", async ({ site, page }) => {
    await signedInBuyer(site);
    await putIntoCart(page, 'Cash');
    await page.goto('/search');
    await expect(site.header.link('Shopping Cart, 1')).toBeVisible();
    // The next page shows it before it has asked.
    await page.route('**/api/account/summary', () => undefined);
    await page.goto('/financing');
    await expect(site.header.link('Shopping Cart, 1')).toBeVisible();
    await site.header.accountButton.click();
    await expect(site.header.link('Orders')).toBeVisible();
    await site.header.root.getByRole('button', { name: 'Sign Out' }).click();
    await expect(site.header.link('Shopping Cart')).toHaveAccessibleName('Shopping Cart');
  });

  test('is usable by keyboard: menus open by arrow, close by Escape and return the focus', async ({
    site,
    tenant,
    page,
  }) => {
    await beDemoBuyer(site, tenant);
    await page.goto('/search');
    await site.header.supportButton.focus();
    await page.keyboard.press('ArrowDown');
    await expect(site.header.phone.first()).toBeFocused();
    await expectAccessible(page, 'the support menu', 'header');
    await page.keyboard.press('Escape');
    await expect(site.header.supportButton).toBeFocused();
    await site.header.accountButton.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#fc-header :focus')).toHaveRole('link');
    await expectAccessible(page, 'the account menu', 'header');
    await page.keyboard.press('End');
    await expect(site.header.root.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(site.header.signInLink).toBeVisible();
  });

  test('does not shift when the session is known and the counts arrive', async ({ site, page }) => {
    await signedInBuyer(site);
    await putIntoCart(page, 'Cash');
    await page.goto('/search');
    await expect(site.header.accountButton).toBeVisible();
    await expect(site.header.link('Shopping Cart, 1')).toBeVisible();
    expect(await layoutShifts(page, '#fc-header')).toEqual([]);
  });
});

for (const tenant of ['northstar', 'harbor', 'ember'] as const) {
  test.describe(`on a phone, ${tenant}`, () => {
    test.use({ tenant, viewport: { width: 390, height: 800 } });

    test('the drawer has three sections, works by keyboard, and signs in and out', async ({ site, page }) => {
      await page.goto('/search');
      await site.header.menuButton.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      for (const section of ['Shop', 'Your account', 'Support and Contact'])
        await expect(drawer.getByRole('region', { name: section })).toBeVisible();
      await expectAccessible(page, 'the drawer of a guest', 'dialog');
      await page.keyboard.press('Escape');
      await expect(site.header.menuButton).toBeFocused();
      await page.keyboard.press('Enter');
      await drawer.getByRole('link', { name: 'Sign In' }).click();
      await site.signIn.asDemoBuyer(tenant);
      await expect(page).toHaveURL('/search');
      await site.header.menuButton.click();
      await expect(drawer.getByRole('link', { name: /^Orders, \d+$/ })).toBeVisible();
      await expectAccessible(page, 'the drawer of a member', 'dialog');
      await drawer.getByRole('button', { name: 'Sign Out' }).click();
      await expect(drawer).toHaveCount(0);
      await site.header.menuButton.click();
      await expect(drawer.getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  });
}
