import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

interface Listed {
  readonly vin: string;
  readonly image?: { readonly view: string };
}

/** The site's answer at a path; host names like these resolve only in the browser. */
const read = <T>(page: Page, path: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).json()) as unknown, path) as Promise<T>;

/** A sample vehicle one of whose photos is gone from its host. */
async function vehicleWithLostPhoto(page: Page): Promise<string> {
  await page.goto('/faq');
  for (let at = 1; at <= 60; at += 1) {
    const path = `/public/inventory/vehicles?page=${at}`;
    const { vehicles } = await read<{ vehicles: Listed[] }>(page, path);
    for (const { vin } of vehicles.filter(({ image }) => image)) {
      const answer = await read<object>(page, `/public/inventory/vehicles/${vin}`);
      if (JSON.stringify(answer).includes('/lost.jpg')) return vin;
    }
  }
  throw new Error('no sample vehicle has lost a photo');
}

/** What the browser has loaded for a picture. */
const loaded = (picture: Locator) =>
  picture.evaluate(({ currentSrc, complete, naturalWidth }: HTMLImageElement) => ({
    width: complete ? naturalWidth : 0,
    asked: Number(/[?&]w=(\d+)/.exec(currentSrc)?.[1]),
  }));

test('SHOP-57: photos of a vehicle are loaded in the size at which they are shown', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await site.search.open('condition=Used');
  const card = site.search.cards.filter({ has: page.locator('img[srcset]') }).first();
  const picture = card.locator('img[srcset]');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await loaded(picture)).width).toBeGreaterThan(0);
  expect(await loaded(picture)).toEqual({ width: 360, asked: 480 });
  await expect(card.getByText('Illustration')).toBeHidden();
  await expect(card.getByText('Sample photo')).toBeVisible();

  await card.getByRole('link', { name: /^Go to/ }).click();
  await site.vehicle.heading.waitFor();
  const photos = site.vehicle.gallery.locator('.fc-track img[srcset]');
  await expect(photos).toHaveCount(5);
  await expect.poll(async () => (await loaded(photos.first())).width).toBeGreaterThanOrEqual(640);
  expect(await photos.first().getAttribute('srcset')).toMatch(
    /\?backdrop=\w+&v=\d+&w=320 320w, .*&w=1280 1280w$/,
  );
  await expect(site.vehicle.gallery.getByText('Illustration')).toHaveCount(0);
  await expect(site.vehicle.gallery.getByText('Sample photo').first()).toBeVisible();
});

test('SHOP-29: a photo that is gone from its host is replaced by a text', async ({
  site,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*404.*\/lost\.jpg/);
  await page.setViewportSize({ width: 390, height: 844 });
  await site.vehicle.open(await vehicleWithLostPhoto(page));
  const slides = site.vehicle.gallery.locator('.fc-track > li');
  await expect(slides).toHaveCount(5);
  await site.vehicle.gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(slides.nth(1).getByText('Photos coming soon')).toBeVisible();
  await expect(slides.nth(1).locator('img')).toHaveCount(0);
  await expect(slides.first().locator('img[srcset]')).toHaveCount(1);
});
