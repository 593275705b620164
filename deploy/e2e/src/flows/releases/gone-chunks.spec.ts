import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { PreQualificationPage } from '../../pages/pre-qualification-page.ts';
import { expectVersion, gone, release, versionIn } from '../../journeys/release-versions.ts';
import { allowFailure, failurePanel, isSamePage, markPage, walkTo } from '../../journeys/remote-visits.ts';

test.use({ ownSite: 'gone-chunks' });
test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ complaints }) => allowFailure(complaints, '/assets/|beacon'));

const filesOf = (name: string, version: string) => `**/assets/${name}/${version}/**`;

/** Counts the documents that the page's tab has received. */
function countPages(page: Page) {
  const state = { loads: 0 };
  page.on('load', () => (state.loads += 1));
  return state;
}

test('F11: an open tab continues with the files of its own release after another one, and reloads once when they are gone', async ({
  page,
  stack,
}) => {
  const name = 'mfe-credit-app';
  const screens = new PreQualificationPage(page);
  await page.goto('/pre-qualification');
  await screens.link('Get started').click();
  const digits = `2${String(Date.now()).slice(-5)}`;
  await screens.giveDetails({
    lastName: 'Good',
    mobileNumber: `312${digits}5`,
    email: `ada-${digits}@example.com`,
  });
  await screens.heading('Do you have your phone with you?').waitFor();
  const old = await versionIn(page, name);
  await release(stack, name, '99.1.0');
  await markPage(page);
  const cart = page.getByRole('main').getByRole('heading', { level: 1 });

  await test.step('old files are still there', async () => {
    await walkTo(page, '/cart');
    await expect(cart).toContainText(/cart/i);
    expect(await isSamePage(page)).toBe(true);
  });
  await test.step('a missing chunk loads the new release, once', async () => {
    await page.route(filesOf(name, old), (route) => route.fulfill(gone));
    const pages = countPages(page);
    await walkTo(page, '/trade-in/offer');
    await expectVersion(page, name, '99.1.0');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
    await walkTo(page, '/cart');
    await expect(cart).toContainText(/cart/i);
    await page.waitForLoadState();
    expect(pages.loads).toBe(1);
  });
  await test.step('earlier answers are kept', async () => {
    await walkTo(page, '/pre-qualification');
    await expect(screens.heading('Pick up where you left off')).toBeVisible();
  });
});

test('F11: a tab that was open over ten releases keeps its own set, with its files still served, and goes to the newest once when they are gone', async ({
  page,
  site,
  stack,
}) => {
  test.setTimeout(300_000);
  const remotes = ['mfe-credit-app', 'mfe-account', 'mfe-storefront'];
  await page.goto('/pre-qualification');
  const screens = new PreQualificationPage(page);
  await expect(screens.link('Get started')).toBeVisible();
  const names = ['shell', ...remotes];
  const old = new Map<string, string>();
  for (const name of names) old.set(name, await versionIn(page, name));
  const files: { name: string; version: string; status: number }[] = [];
  page.on('response', (answer) => {
    const [, name = '', version = ''] =
      /\/assets\/([a-z-]+)\/(\d[^/]*)\//.exec(new URL(answer.url()).pathname) ?? [];
    if (names.includes(name)) files.push({ name, version, status: answer.status() });
  });
  await markPage(page);

  await test.step('ten promotions', async () => {
    for (let number = 1; number <= 10; number += 1) {
      await release(stack, number === 5 ? 'shell' : (remotes[number % 3] ?? ''), `96.${number}.0`);
    }
  });
  await test.step('parts that the tab had not loaded yet come from the set that it started with', async () => {
    await walkTo(page, '/sign-in');
    await expect(site.signIn.heading).toBeVisible();
    await walkTo(page, '/search');
    await expect(site.search.cards.first()).toBeVisible();
    await walkTo(page, '/cart');
    await expect(site.cart.heading).toBeVisible();
    await walkTo(page, '/trade-in');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(remotes));
    for (const file of files) expect(file).toEqual({ ...file, version: old.get(file.name), status: 200 });
  });
  await test.step('missing files of the set load the newest release, once, even though the newest lacks them too', async () => {
    const newest = '96.9.0';
    const name = 'mfe-credit-app';
    await page.route(filesOf(name, '*'), (route) => route.fulfill(gone));
    const pages = countPages(page);
    await walkTo(page, '/trade-in/offer');
    await expectVersion(page, name, newest);
    await expect(failurePanel(page)).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
    await walkTo(page, '/search');
    await expect(site.search.cards.first()).toBeVisible();
    await walkTo(page, '/cart');
    await expect(failurePanel(page)).toBeVisible();
    await page.waitForLoadState();
    expect(pages.loads).toBe(1);
  });
});
