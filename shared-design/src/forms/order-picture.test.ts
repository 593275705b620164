import { orderVehicleFixture, pageFixture } from '@forecourt/shared-contracts/testing';
import { expect, test } from 'vitest';
import { orderPicture } from './order-picture.ts';

const { theme, inventory } = pageFixture().tenant;
const photos = {
  origins: ['https://photos.example', '/photos'],
  resize: { parameter: 'w', widthsPx: [320, 640] },
};
const place = {
  siteOrigin: 'https://site.example',
  tenant: { theme, inventory: { ...inventory, photos } },
  sizes: '140px',
};

test.each<[string, string, object | undefined]>([
  [
    'a drawing is on the site, with the backdrop',
    '/media/vehicles/suv/27508f/side.svg',
    {
      src: `https://site.example/media/vehicles/suv/27508f/side.svg?backdrop=${theme.vehicleBackdrop}`,
      srcSet: undefined,
    },
  ],
  [
    'a photograph is at its host, in the sizes that it offers',
    'https://photos.example/a.jpg',
    {
      src: 'https://photos.example/a.jpg',
      srcSet: 'https://photos.example/a.jpg?w=320 320w, https://photos.example/a.jpg?w=640 640w',
      sizes: '140px',
    },
  ],
  [
    'a photograph of the site itself, in each of its sizes',
    '/photos/a.jpg',
    {
      src: 'https://site.example/photos/a.jpg',
      srcSet: 'https://site.example/photos/a.jpg?w=320 320w, https://site.example/photos/a.jpg?w=640 640w',
    },
  ],
  ['no picture', '', undefined],
])('%s (SHOP-57, SHOP-58)', (_, imageUrl, expected) => {
  const picture = orderPicture(orderVehicleFixture({ imageUrl }), place);
  if (expected) expect(picture).toMatchObject(expected);
  else expect(picture).toBeUndefined();
});

test('it names the vehicle and its view', () => {
  expect(orderPicture(orderVehicleFixture(), place)).toMatchObject({
    alt: 'Blue 2023 Volvo XC60',
    view: 'side',
  });
});
