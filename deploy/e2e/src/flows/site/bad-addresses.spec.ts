import { expect, test } from '../../fixtures/test.ts';

const nastyQueries = [
  'page=-1',
  'page=999999999999',
  'page=1e9',
  'page=NaN',
  'page=1&page=2',
  'make=',
  'make=%00',
  `make=${'x'.repeat(2_000)}`,
  'make[]=Toyota&make[$ne]=x',
  'make=%27%20OR%201%3D1--',
  'make=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'keyword=%F0%9F%9A%97',
  'keyword=%E0%A4%A',
  'keyword=%25%25%25',
  'keyword=%5C%28%5B%2A%2B',
  'priceMin=9&priceMax=1',
  'priceMin=-5&priceMax=Infinity',
  'yearMin=99999999999999999999',
  'zip=00000&distance=-3',
  'zip=abcde&distance=1e309',
  'sort=constructor',
  'sort=__proto__',
  'condition=Used,Used,Used,,,',
  '__proto__[polluted]=1&constructor[prototype][polluted]=1',
  'toString=1&hasOwnProperty=2',
  '&&&===&?',
  '%',
];

const unknownPaths = [
  '/nowhere',
  '/search/extra',
  '/vehicle',
  '/account',
  '/..%2f..%2fetc%2fpasswd',
  '/%E0%A4%A',
];

test.describe('a nonsensical query', () => {
  test.describe.configure({ timeout: 240_000 });

  test('is still answered by the search page', async ({ site, page }) => {
    for (const query of nastyQueries) {
      await test.step(query.slice(0, 60), async () => {
        const answer = await page.goto(`/search?${query}`);
        expect.soft(answer?.status(), query).toBe(200);
        expect.soft(await answer?.text(), query).not.toContain('<script>alert');
        await expect(site.search.heading).toBeVisible();
        await expect(site.search.cards.or(page.getByText('No matches')).first()).toBeVisible();
        expect.soft(await page.evaluate(() => Reflect.get({}, 'polluted') as unknown), query).toBeUndefined();
      });
    }
  });

  test('is answered by the API without a server error @core', async ({ request, stack }) => {
    const address = `http://localhost:${stack.sitePort}/public/inventory/vehicles`;
    for (const query of nastyQueries) {
      expect.soft((await request.get(`${address}?${query}`)).status(), query).toBe(200);
    }
  });
});

test.describe('an unknown URL', () => {
  test('is a page with status 404 in the dealer’s brand @core', async ({ site, page, complaints }) => {
    complaints.allow(/status of 404/);
    for (const path of unknownPaths) {
      await test.step(path, async () => {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
        await expect(site.header.phone).toBeVisible();
        await page.getByRole('link', { name: 'Go to the home page' }).click();
        await expect(page).toHaveURL('/');
      });
    }
  });

  test('a vehicle that does not exist is reported, with links to continue', async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    // If the backend has not reported within 250 ms that it does not exist, the page is sent with 200 and
    // asks by itself.
    const statusOf = async () => (await page.goto('/vehicle/1HGCM82633A004352'))?.status();
    await expect.poll(statusOf).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(site.header.phone).toBeVisible();
  });
});
