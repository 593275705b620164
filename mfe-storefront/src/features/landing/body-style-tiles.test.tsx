import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bodyStyles, getFeatured, type Featured } from '@forecourt/shared-contracts/inventory';
import { answer, startApi } from '@forecourt/shared-contracts/testing';
import { renderStorefront } from '../../testing/render-storefront.tsx';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';

const server = startApi();
const image = {
  url: '/photos/suv.jpg',
  altText: 'Red 2023 Volvo XC60',
  view: 'photo',
  width: 1280,
  height: 960,
} as const;

async function open(styles: Featured['bodyStyles']) {
  server.use(
    answer(getFeatured, {
      total: 12,
      vehicles: [vehicleFixture()],
      bodyStyles: styles,
      makes: [],
    } satisfies Featured),
  );
  await renderStorefront('/');
  const link = await screen.findByRole('link', { name: 'SUVs' });
  const tiles = link.closest('ul');
  return () => [...(tiles?.querySelectorAll('img') ?? [])];
}

test('a tile shows the photo of its body style, and a drawing when the photo does not load', async () => {
  const images = await open([{ value: 'suv', count: 12, image }]);
  expect(images()[0]).toHaveAttribute('src', image.url);
  // The link beside it says what it is.
  expect(images()[0]).toHaveAttribute('alt', '');
  fireEvent.error(images()[0]!);
  expect(images()[0]?.getAttribute('src')).toMatch(/^\/media\/vehicles\/suv\/[0-9a-f]{6}\/quarter\.svg/);
});

test('the nine largest body styles have tiles, which fill three rows', async () => {
  const images = await open(bodyStyles.slice(0, 11).map((value, at) => ({ value, count: 20 - at })));
  expect(images()).toHaveLength(9);
});

test('tiles show drawings while one of them has no photo', async () => {
  const images = await open([
    { value: 'suv', count: 9, image },
    { value: 'sedan', count: 3 },
  ]);
  const drawn = images().map((one) => one.getAttribute('src'));
  expect(drawn).toHaveLength(2);
  for (const src of drawn) expect(src).toMatch(/^\/media\/vehicles\/(suv|sedan)\//);
});
