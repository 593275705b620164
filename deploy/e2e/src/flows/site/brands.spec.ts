import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { brandOf, tenantIds } from '../../stack/index.ts';

for (const tenant of tenantIds) {
  test.describe(`the site of ${tenant}`, () => {
    test.use({ tenant });
    const brand = brandOf(tenant);
    const others = tenantIds.filter((id) => id !== tenant).map(brandOf);

    test('has its own name, colors and phone number', async ({ site, page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(new RegExp(brand.brandName));
      await expect(site.header.root).toContainText(brand.brandName);
      await expect(site.header.phone).toHaveText(brand.contact.phoneAbbreviation);
      await expect(page.getByRole('contentinfo')).toContainText(brand.legalName);
      await expect(page.locator('body')).toHaveCSS(
        'background-color',
        rgbOf(brand.theme.palette['surface'] ?? ''),
      );
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
        'content',
        brand.theme.palette['header'] ?? '',
      );
    });

    test('has its name on one line of the narrowest screen', async ({ site, page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/faq');
      const name = site.header.root.getByRole('link', { name: brand.brandName }).locator('span > span');
      await expect(name).toBeVisible();
      const lines = await name.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines).toBe(1);
    });

    test('has as many body styles as fill their rows, on every screen', async ({ page }) => {
      await page.goto('/');
      const tiles = page.getByRole('main').locator('li:has(a[href*="bodyStyle="])');
      await tiles.first().waitFor();
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .soft(async () => {
            const ends = await rowEnds(tiles);
            expect(new Set(ends).size, `ends of the rows, ${width} pixels wide: ${ends.join(', ')}`).toBe(1);
          })
          .toPass({ timeout: 5000 });
      }
    });

    test('shows nothing of another dealer', async ({ page, complaints }) => {
      complaints.allow(/status of 404.*\/nowhere/);
      const marks = others.flatMap(({ brandName, contact, id }) => [
        brandName,
        contact.phoneAbbreviation,
        contact.phone,
        id,
      ]);
      const asWord = (mark: string) => new RegExp(`\\b${mark}\\b`);
      for (const path of ['/', '/search', '/sign-in', '/cart', '/nowhere']) {
        const answer = await page.goto(path);
        const html = (await answer?.text()) ?? '';
        await expect(page.getByRole('contentinfo')).toContainText(brand.legalName);
        const shown = await page.locator('body').innerText();
        for (const mark of marks) {
          expect.soft(html, `HTML of ${path}`).not.toMatch(asWord(mark));
          expect.soft(shown, `text of ${path}`).not.toMatch(asWord(mark));
        }
      }
    });
  });
}

test('an unknown host is rejected, without any asset @core', async ({ stack, page, complaints }) => {
  complaints.allow(/Failed to load resource.*404/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const answer = await page.goto(`${stack.siteUrl('nobody')}/search`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading')).toHaveText('No dealer here');
  expect(requested.filter((path) => path !== '/favicon.ico')).toEqual(['/search']);
  for (const { brandName } of tenantIds.map(brandOf)) expect(await answer?.text()).not.toContain(brandName);
});

test('an unknown host gets no file, no data and no API either', async ({ stack, page, complaints }) => {
  complaints.allow(/Failed to load resource.*404/);
  for (const path of ['/tenant-data/bundle.js', '/public/inventory/vehicles', '/proxy/optimizelyDataFile']) {
    const answer = await page.goto(stack.siteUrl('nobody') + path);
    expect(answer?.status(), path).toBe(404);
  }
});

function rgbOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The right edge of the last tile of each row, in CSS pixels. */
function rowEnds(tiles: Locator): Promise<number[]> {
  return tiles.evaluateAll((all) => {
    const rows = new Map<number, number>();
    for (const tile of all) {
      const { top, right } = tile.getBoundingClientRect();
      rows.set(Math.round(top), Math.round(right));
    }
    return [...rows.values()];
  });
}
