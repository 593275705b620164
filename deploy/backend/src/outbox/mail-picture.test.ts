import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { TenantStore } from '../db/index.ts';
import { drawnPicturePng } from '../media/index.ts';
import { mailPicture, orderOfMail } from './mail-picture.ts';

const hosts = ['northstar.example'];

it.each([
  ['See your order: https://northstar.example/progress/FC-65D6-TZK2-TZG9', 'FC-65D6-TZK2-TZG9'],
  ['Receipt: https://northstar.example/checkout/FC-1/receipt', 'FC-1'],
  ['Change it: https://northstar.example/fulfillment/FC-1', 'FC-1'],
  ['Open your copy: https://northstar.example/signing/thank-you?orderNumber=FC-1', 'FC-1'],
  ['Two: https://northstar.example/account and https://northstar.example/progress/FC-2', 'FC-2'],
  ['Typed: https://evil.example/progress/FC-1', undefined],
  ['Your order FC-1 without a link', undefined],
])('the order that a mail links to: %s', (body, expected) => {
  expect(orderOfMail(body, hosts)).toBe(expected);
});

it('a drawn vehicle becomes a PNG of the asked width; a photograph and the placeholder do not', async () => {
  const as = { backdrop: 'studio', widthPx: 160 };
  const png = await drawnPicturePng('/media/vehicles/suv/b3202a/side.svg', as);
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([160, 120]);
  for (const path of ['https://photos.example/1.jpg', '/media/vehicles/placeholder.svg', '']) {
    expect(await drawnPicturePng(path, as)).toBeUndefined();
  }
});

it.each([
  ['a copy of the photograph', ['https://photos.example'], 'image/jpeg'],
  ['none from a host that the tenant does not name', [], undefined],
])('a vehicle with a photograph: %s', async (_, origins, type) => {
  const imageUrl = 'https://photos.example/1.jpg';
  const order = { vehicle: { year: 2024, make: 'Honda', model: 'Civic', imageUrl } };
  const store = { findOne: () => Promise.resolve(order) } as unknown as TenantStore;
  const create = { width: 900, height: 600, channels: 3, background: '#b3202a' } as const;
  const photograph = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  const load = () => Promise.resolve(new Response(photograph));
  const tenant = { hosts, theme: { vehicleBackdrop: 'studio' }, inventory: { photos: { origins } } };
  const body = 'See your order: https://northstar.example/progress/FC-65D6-TZK2-TZG9';
  const picture = await mailPicture(store, tenant as Parameters<typeof mailPicture>[1], { body, load });
  expect(picture?.type).toBe(type);
  expect(picture?.alt).toBe(type && '2024 Honda Civic');
});
