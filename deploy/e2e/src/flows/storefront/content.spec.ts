import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectNoAxeViolations } from '../../checks/axe-widths.ts';
import { beDemoBuyer } from '../../data/be-demo-buyer.ts';

test.describe.configure({ timeout: 180_000 });

const papers = [
  ['/warranty', 'Warranty and protection'],
  ['/privacy-notice', 'Privacy notice'],
  ['/cookie-policy', 'Cookie policy'],
  ['/accessibility', 'Accessibility'],
] as const;

/** What the browser stores for the site, without the prefix of a tenant. */
function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cookies = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...cookies]
      .filter((name) => name !== '')
      .map((name) => name.replace(/^forecourt\.[a-z-]+\./, ''));
  });
}

test('every document is reachable from the footer and the help, and public', async ({ page }) => {
  await page.goto('/contact-us');
  for (const name of ['Privacy notice', 'Cookie policy', 'Accessibility']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  for (const [path, name] of papers) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

test('the cookie policy lists everything that a complete visit leaves in the browser', async ({
  site,
  page,
  context,
  tenant,
}) => {
  const found = new Set<string>();
  const look = async () => {
    for (const name of await storedNames(page)) found.add(name);
    for (const { name } of await context.cookies()) found.add(name);
  };
  await page.goto('/?utm_source=car-compass');
  await page
    .getByRole('dialog', { name: /^Welcome to/ })
    .getByRole('button', { name: 'Continue' })
    .click();
  await look();
  await site.search.open('make=Toyota');
  await look();
  await site.search.cards.first().getByRole('link').first().click();
  await site.vehicle.main.getByText(/VIN [A-HJ-NPR-Z0-9]{17}/).waitFor();
  await look();
  await beDemoBuyer(site, tenant);
  await page.goto('/account/orders');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await look();
  await page.goto('/account/documents');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await look();
  await page.goto('/cookie-policy');
  const codes = page.getByRole('table').locator('code');
  await codes.first().waitFor();
  const named = await codes.allTextContents();
  const isNamed = (name: string) =>
    named.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : one === name));
  expect(found.size).toBeGreaterThan(3);
  expect([...found].filter((name) => !isNamed(name))).toEqual([]);
});

test('a shopper from a partner is greeted once per visit; no one else is', async ({ page }) => {
  const greeting = page.getByRole('dialog', { name: 'Welcome to Northstar Motors' });
  await page.goto('/search?referrer=Car-Compass');
  await expect(greeting).toContainText('You came from Car Compass');
  await expect(greeting).toContainText('Northstar Motors Group, Inc. sells these vehicles');
  await page.keyboard.press('Escape');
  await expect(greeting).toHaveCount(0);
  await page.goto('/why-us?referrer=car-compass');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(greeting).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/why-us?referrer=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&utm_source=unknown');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an unknown URL is a 404 with a link to the home page, reported on the bus', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*404/);
  await page.addInitScript(() => {
    const received: unknown[] = [];
    Reflect.set(window, 'received', received);
    for (const name of ['navigation:page-viewed', 'error-page:shown']) {
      window.addEventListener(`forecourt:${name}`, (event) => {
        const { payload } = (event as CustomEvent<{ payload: object }>).detail;
        received.push({ name, ...payload });
      });
    }
  });
  const received = () => page.evaluate(() => Reflect.get(window, 'received') as unknown[]);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByText('Error 404')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect.poll(received).toHaveLength(2);
  expect(await received()).toContainEqual({ name: 'navigation:page-viewed', path: '/no-such-page' });
  expect(await received()).toContainEqual({ name: 'error-page:shown', code: 404, path: '/no-such-page' });
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(async () => (await received()).at(-1))
    .toEqual({ name: 'navigation:page-viewed', path: '/', remote: 'mfe-storefront' });
  await page.goto('/vehicle/NOSUCHVIN00000001');
  await expect(page.getByText('Error 404')).toBeVisible();
  await expect
    .poll(received)
    .toContainEqual({ name: 'error-page:shown', code: 404, path: '/vehicle/NOSUCHVIN00000001' });
});
