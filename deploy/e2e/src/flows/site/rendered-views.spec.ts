import type { Browser, Locator, Page } from '@playwright/test';
import { layoutShiftScore } from '../../checks/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchPage } from '../../pages/search-page.ts';
import { tenantIds } from '../../stack/index.ts';
import { walkTo } from '../../journeys/remote-visits.ts';

const view = '#fc-main > [data-rendered]';
const paths = [
  '/',
  '/search?sort=price-asc',
  '/trade-in',
  '/why-us',
  '/financing',
  '/faq',
  '/contact-us',
  '/terms-of-use',
  '/privacy-policy',
  '/privacy-notice',
  '/cookie-policy',
  '/accessibility',
  '/warranty',
  '/sign-in',
  '/sign-in?returnTo=%2Fcart',
  '/sign-in/code',
  '/sign-up',
  '/reset-password',
];

/** Remembers the rendered elements of each document as they came, before a script of the site runs. */
async function watchViews(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    document.addEventListener('readystatechange', () => {
      const element = document.querySelector(selector);
      if (element && document.readyState === 'interactive')
        Reflect.set(globalThis, 'renderedNodes', [
          element,
          // Except placeholders, which go when what they stand for is there, and styles, which move into the head.
          ...element.querySelectorAll(
            ':not(style, span[aria-hidden]:empty, div[aria-hidden], .fc-facts-area:has(> div[aria-hidden]))',
          ),
        ]);
    });
  }, view);
}

/** How many of the elements that the edge rendered are there, and how many are not any more. */
const keptNodes = (page: Page) =>
  page.evaluate(() => {
    const nodes = (Reflect.get(globalThis, 'renderedNodes') as Element[] | undefined) ?? [];
    return {
      kept: nodes.filter((node) => node.isConnected).length,
      gone: nodes.filter((node) => !node.isConnected).length,
    };
  });

/** Opens a page until the edge has rendered it: a busy machine may be late for its first visitor. */
async function openRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    expect((await keptNodes(page)).kept).toBeGreaterThan(3);
  }).toPass();
}

/** Opens a rendered page whose remote does not arrive until the returned function is called. */
async function openWaiting(
  page: Page,
  remote: 'mfe-storefront' | 'mfe-account',
  path: string,
): Promise<() => void> {
  await openRendered(page, path);
  let deliver = () => {};
  const wait = new Promise<void>((done) => (deliver = done));
  await page.route(`**/assets/${remote}/**`, async (route) => {
    await wait;
    await route.continue();
  });
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(view)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  return () => deliver();
}

const answers = (page: Page) => expect(page.locator(view)).toHaveCount(0);

const firstVehicle = async (page: Page) => {
  await page.goto('/search');
  return (await page.locator('article[data-vin] a').first().getAttribute('href')) ?? '';
};

for (const tenant of tenantIds) {
  test.describe(tenant, () => {
    test.use({ tenant });

    test('SITE-92, SITE-94: each rendered page is taken over as it is, without a call or a message', async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await watchViews(page);
      const logged: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) logged.push(`${page.url()}: ${message.text()}`);
      });
      const called: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/public\/inventory\/(featured|vehicles)/.test(pathname)) called.push(pathname);
      });
      const vehicle = await firstVehicle(page);
      for (const path of [...paths, vehicle]) {
        await openRendered(page, path);
        await answers(page);
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        expect.soft(await keptNodes(page), path).toMatchObject({ gone: 0 });
        expect.soft((await layoutShiftScore(page)).score, path).toBeLessThanOrEqual(0.02);
      }
      expect(logged).toEqual([]);
      expect(called).toEqual([]);
    });
  });
}

async function withoutScripts(browser: Browser, baseURL: string, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A page that was not rendered in time offers to load it again, which is how a visitor without scripts reaches it. */
async function expectRendered(plain: Page, place: Locator): Promise<void> {
  const reload = plain.getByRole('link', { name: 'Reload this page' });
  await expect(async () => {
    if (await reload.isVisible()) await reload.click();
    await expect(place).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test('SITE-92: without scripts a vehicle is found, sorted, paged to and read', async ({
  browser,
  stack,
  page,
}) => {
  await watchViews(page);
  for (const path of ['/', '/search?keyword=honda', '/search?keyword=honda&sort=price-asc'])
    await openRendered(page, path);
  await withoutScripts(browser, stack.siteUrl('northstar'), async (plain) => {
    await plain.goto('/');
    const search = new SearchPage(plain);
    await expectRendered(plain, search.keyword);
    await search.keyword.fill('honda');
    await search.keyword.press('Enter');
    await expect(plain).toHaveURL(/\/search\?keyword=honda$/);
    await expectRendered(plain, search.sort);
    await expect(search.cards.first()).toContainText(/Honda/);
    await search.sort.selectOption('price-asc');
    await plain.getByRole('button', { name: 'Sort' }).click();
    await expect(plain).toHaveURL(/keyword=honda.*sort=price-asc/);
    await expectRendered(plain, search.sort);
    await expect(search.cards.first()).toContainText(/\$\d/);
    await search.cards.first().getByRole('link').first().click();
    await expect(plain).toHaveURL(/\/vehicle\//);
    const heading = plain.getByRole('heading', { level: 1 });
    await expectRendered(plain, heading);
    await expect(heading).toContainText('Honda');
    await expect(plain.getByText('before taxes and fees')).toBeVisible();
  });
});

test('SITE-95: what is typed and pressed before the scripts arrive is kept', async ({ page }) => {
  await watchViews(page);
  const deliver = await openWaiting(page, 'mfe-storefront', '/search');
  const search = new SearchPage(page);
  const used = search.filters.getByRole('checkbox', { name: /^Used/ });
  await used.check({ noWaitAfter: true });
  await search.keyword.fill('toy');
  deliver();
  await answers(page);
  await expect(search.chips).toContainText('Used');
  await expect(search.keyword).toHaveValue('toy');
});

test('SITE-95: an email and a password typed before the scripts arrive are kept, and go nowhere', async ({
  page,
}) => {
  await watchViews(page);
  const deliver = await openWaiting(page, 'mfe-account', '/sign-in?returnTo=%2Ffaq');
  const address = page.url();
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.locator('input[type=password]');
  await email.fill('ada@example.com');
  await password.fill('Not-my-password-1');
  await password.press('Enter', { noWaitAfter: true });
  expect(page.url()).toBe(address);
  deliver();
  await answers(page);
  await expect(email).toHaveValue('ada@example.com');
  await expect(password).toHaveValue('Not-my-password-1');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).not.toContain('Not-my-password');
});

test('SITE-92: without scripts the sign-in page says that it needs them, and a form sent to it puts nothing into its address', async ({
  browser,
  stack,
  page,
}) => {
  await watchViews(page);
  await openRendered(page, '/sign-in');
  await withoutScripts(browser, stack.siteUrl('northstar'), async (plain) => {
    // Locators by text do not look into a `noscript`.
    const note = plain.locator('main > noscript > p');
    await plain.goto('/sign-in');
    await expectRendered(plain, plain.locator('input[type=password]'));
    await expect(note).toHaveText(/^This form needs JavaScript/);
    await plain.locator('input[type=password]').fill('Not-my-password-1');
    await plain.locator('form[method=post]').evaluate((form: HTMLFormElement) => form.submit());
    await expect(note).toBeVisible();
    await expect(plain).toHaveURL(/\/sign-in$/);
  });
});

test('a visitor who leaves before the scripts arrive does not see two pages', async ({ page }) => {
  await watchViews(page);
  const deliver = await openWaiting(page, 'mfe-storefront', '/faq');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await walkTo(page, '/sign-in');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /^Sign in/i })).toBeVisible();
  deliver();
  await walkTo(page, '/faq');
  // A machine that needs more than 8 s until here has given the waiting remote up.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: /questions/i });
  await expect(heading.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(heading).toBeVisible();
});
