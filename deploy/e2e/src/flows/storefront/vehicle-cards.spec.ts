import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { tenantIds } from '../../stack/index.ts';

/** Width over height of a card's picture, as the layout of each brand has it (SHOP-30). */
const pictureRatios: Readonly<Record<string, number>> = {
  northstar: 100 / 75.2,
  harbor: 16 / 10,
  ember: 3 / 2,
};

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to measure');
  return { ...box, bottom: box.y + box.height };
}

/** Of each row of cards how high they are, in whole pixels, each once. */
function heightsOfRows(cards: Locator): Promise<number[][]> {
  return cards.evaluateAll((elements) => {
    const rows = new Map<number, Set<number>>();
    for (const element of elements) {
      const { top, height } = element.getBoundingClientRect();
      const row = rows.get(Math.round(top)) ?? new Set();
      rows.set(Math.round(top), row.add(Math.round(height)));
    }
    return [...rows.values()].map((heights) => [...heights]);
  });
}

for (const tenant of tenantIds) {
  test.describe(tenant, () => {
    test.use({ tenant });

    for (const width of [768, 1440]) {
      test(`SHOP-30: cards of a row are equally high, ${width} pixels wide`, async ({ site, page }) => {
        await page.setViewportSize({ width, height: 900 });
        for (const query of [
          '',
          'availability=PendingSale',
          'condition=New&sort=price-desc',
          'condition=Used&sort=price-asc',
        ]) {
          await site.search.open(query);
          const rows = await heightsOfRows(site.search.cards);
          expect(rows.length, query).toBeGreaterThan(1);
          for (const heights of rows) expect(heights, query).toHaveLength(1);
        }
      });
    }

    test('SHOP-30, SHOP-32: picture, information and bars of a card have their sizes', async ({
      site,
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await site.search.open('zip=48226');
      const card = site.search.available.first();
      const picture = card.locator('.fc-media');
      const media = await boxOf(picture);
      expect(media.width / media.height).toBeCloseTo(pictureRatios[tenant] ?? 0, 1);
      expect((await boxOf(card.locator('.fc-body'))).height).toBeGreaterThanOrEqual(220);
      expect((await boxOf(card.locator('.fc-footer'))).height).toBeCloseTo(44, 0);

      const bar = card.locator('.fc-hover-bar');
      await page.mouse.move(0, 0);
      await expect(bar).toHaveCSS('clip-path', /inset\(100%/);
      await card.hover();
      await expect(bar).toHaveCSS('clip-path', /inset\(0/);
      expect((await boxOf(bar)).bottom).toBeCloseTo((await boxOf(picture)).bottom, 0);
      expect((await boxOf(bar)).height).toBeCloseTo(44, 0);
      await expect(bar).toHaveText('View details');
    });
  });
}

for (const width of [320, 768, 1440]) {
  test(`a card of an electric vehicle shows its whole trim, ${width} pixels wide`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await site.search.open('fuelType=Electric');
    const cut = await site.search.cards
      .locator('.fc-facts.fc-trim li:first-child')
      .evaluateAll((trims) =>
        trims
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });
}

test('SHOP-32: on a phone there is no hover bar', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.search.open();
  await expect(site.search.cards.first().locator('.fc-hover-bar')).toBeHidden();
});

test('SHOP-35: the distance is hidden on a phone in landscape', async ({ site, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await site.search.open('zip=48226');
  const distance = site.search.cards.first().getByText(/\d.mi away/);
  await expect(distance).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(distance).toBeHidden();
});
