import { pageFixture } from '@forecourt/shared-contracts/testing';
import { expect, it } from 'vitest';
import { carPicture, drawnCar } from './car-picture.ts';

it.each([
  ['on a dark ground the light accent', { brand: '#0b3d91', accent: '#ffb000', hero: '#0a1a33' }, 'ffb000'],
  ['on a light ground the dark brand', { brand: '#0b3d91', accent: '#ffb000', hero: '#ffffff' }, '0b3d91'],
])('%s', (_row, palette, paint) =>
  expect(drawnCar(palette)).toBe(`/media/vehicles/suv/${paint}/quarter.svg?backdrop=none`),
);

const { tenant } = pageFixture();
const site = 'https://cars.example';

it('is a drawing until the tenant has a photo for its hero', () => {
  const inventory = { ...tenant.inventory, photos: undefined };
  expect(carPicture({ ...tenant, inventory }, site)).toEqual({ src: site + drawnCar(tenant.theme.palette) });
});

it('is the photo of the hero, on the site that a host page belongs to', () => {
  const resize = { parameter: 'w', widthsPx: [320, 640] };
  const photos = { origins: ['/photos'], hero: '/photos/hero.webp', resize };
  expect(carPicture({ ...tenant, inventory: { ...tenant.inventory, photos } }, site)).toMatchObject({
    src: `${site}/photos/hero.webp`,
    srcSet: `${site}/photos/hero.webp?w=320 320w, ${site}/photos/hero.webp?w=640 640w`,
  });
});
