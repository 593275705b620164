import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchVehicles, type Vehicle } from '@forecourt/shared-contracts/inventory';
import { answer, pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { searchResultFixture, vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();

interface Shown {
  readonly vehicle?: Partial<Vehicle>;
  readonly flags?: Readonly<Record<string, boolean>>;
}

async function card({ vehicle = {}, flags = {} }: Shown) {
  const vehicles = [{ ...vehicleFixture(), ...vehicle }];
  server.use(answer(searchVehicles, searchResultFixture({ vehicles })));
  const { tenant } = pageFixture();
  const photos = { origins: ['https://photos.example'], resize: { parameter: 'w', widthsPx: [320] } };
  const page = {
    flags: { revision: '1', flags },
    tenant: { ...tenant, inventory: { ...tenant.inventory, photos } },
  };
  await renderStorefront('/search', { page });
  return within(await screen.findByRole('article'));
}

test('a vehicle that is not financed has its price first, and no payment to personalize (PRICE-14)', async () => {
  const shown = await card({
    vehicle: { estimatedPayment: undefined, priceCents: 4_200_00, incentivesTotalCents: 0 },
  });
  expect(shown.getByText('$4,200').closest('[data-line]')).toHaveAttribute('data-line', 'price');
  expect(shown.queryByText(/\/mo/)).toBeNull();
  expect(shown.getByText('Payment not available')).toBeVisible();
  expect(shown.queryByRole('link', { name: 'Personalize your payments' })).toBeNull();
});

test('flags off: image cropped to fit, compare in the bar, no valuation', async () => {
  const shown = await card({ vehicle: { kbbPriceIndicator: 'great' } });
  expect(shown.getByRole('img').parentElement).toHaveAttribute('data-fit', 'cover');
  expect(shown.getByRole('button', { name: /^Compare/ })).toHaveTextContent('Compare');
  expect(shown.queryByText('Great price')).toBeNull();
});

test('shop_srp_contain_images, inline_compare_icons and shop_rex_kbb_widget_badges', async () => {
  const image = { url: '/media/a.jpg', altText: 'A photo', width: 640, height: 480, view: 'photo' } as const;
  const shown = await card({
    vehicle: { kbbPriceIndicator: 'great', image },
    flags: { shop_srp_contain_images: true, inline_compare_icons: true, shop_rex_kbb_widget_badges: true },
  });
  expect(shown.getByRole('img').parentElement).toHaveAttribute('data-fit', 'contain');
  expect(shown.getByRole('button', { name: /^Compare/ })).toHaveTextContent('');
  expect(shown.getByText('Great price')).toBeVisible();
});

test('a photograph comes in the sizes of its host', async () => {
  const image = { url: 'https://photos.example/a.jpg', altText: 'A photo', width: 1280, height: 960 };
  const shown = await card({ vehicle: { image } });
  const picture = shown.getByRole('img', { name: 'A photo' });
  expect(picture).toHaveAttribute('srcset', 'https://photos.example/a.jpg?w=320 320w');
  expect(picture).toHaveAttribute('sizes', expect.stringMatching(/\d(vw|px)$/));
  for (const side of ['width', 'height']) expect(picture).toHaveAttribute(side);
});

test('a drawing has one size', async () => {
  expect((await card({})).getByRole('img')).not.toHaveAttribute('srcset');
});

test('the first cards’ pictures are requested at once, those below when they come near', async () => {
  const vehicles = Array.from({ length: 12 }, (_, n) =>
    vehicleFixture({ vin: `WAUENAF40KN0000${10 + n}`, path: `/vehicle/WAUENAF40KN0000${10 + n}` }),
  );
  server.use(answer(searchVehicles, searchResultFixture({ vehicles })));
  await renderStorefront('/search');
  const loading = (await screen.findAllByRole('article')).map((one) =>
    within(one).getByRole('img').getAttribute('loading'),
  );
  expect(loading[0]).toBe('eager');
  expect(loading.at(-1)).toBe('lazy');
});
