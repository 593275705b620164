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

/** Heights of the cards, in whole pixels, each once. */
function heights(cards: Locator): Promise<number[]> {
  return cards.evaluateAll((elements) => [
    ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().height))),
  ]);
}

for (const tenant of tenantIds) {
  test.describe(tenant, () => {
    test.use({ tenant });

    for (const width of [320, 390, 768, 1440]) {
      test(`cards are equally high on every page of results, ${width} pixels wide`, async ({
        site,
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        // The very first page of a tenant may come before its flags, with a bar on each card.
        await site.search.open();
        await site.search.open();
        const first = await heights(site.search.cards);
        expect(first).toHaveLength(1);
        for (const query of [
          'page=2',
          'availability=PendingSale',
          'condition=New&sort=price-desc',
          'condition=Used&sort=price-asc',
        ]) {
          await site.search.open(query);
          expect(await heights(site.search.cards), query).toEqual(first);
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
      await expect.poll(async () => (await boxOf(bar)).y).toBeGreaterThanOrEqual(media.bottom - 1);
      await card.hover();
      await expect.poll(async () => (await boxOf(bar)).bottom).toBeCloseTo((await boxOf(picture)).bottom, 0);
      expect((await boxOf(bar)).height).toBeCloseTo(44, 0);
      await expect(bar).toHaveText('View details');
    });
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
