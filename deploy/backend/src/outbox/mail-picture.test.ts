import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TenantStore } from '../db/index.ts';
import { drawnPicturePng } from '../media/index.ts';
import { orders } from '../orders/orders.tables.ts';
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

describe('a vehicle with a photograph', () => {
  const body = 'See your order: https://northstar.example/progress/FC-65D6-TZK2-TZG9';
  const row = {
    ...{ year: 2024, make: 'Honda', model: 'Civic', bodyStyle: 'sedan', fuelType: 'Gasoline' },
    ...{ paintHex: '#b3202a', hasPhotos: true },
  };
  const photograph = async () => {
    const create = { width: 900, height: 600, channels: 3, background: '#b3202a' } as const;
    return new Response(new Uint8Array(await sharp({ create }).jpeg().toBuffer()));
  };
  const pictureOf = (
    imageUrl: string,
    origins: string[],
    { found = [row] as object[], load = photograph as typeof fetch } = {},
  ) => {
    const order = { vehicle: { ...row, vin: '1HGCM82633A004352', imageUrl } };
    const findOne = (table: unknown) => Promise.resolve(table === orders ? order : found[0]);
    const tenant = { hosts, theme: { vehicleBackdrop: 'studio' }, inventory: { photos: { origins } } };
    return mailPicture(
      { findOne } as unknown as TenantStore,
      tenant as unknown as Parameters<typeof mailPicture>[1],
      { body, load },
    );
  };

  it.each([
    ['on another host', 'https://photos.example/1.jpg', 'https://photos.example/1.jpg'],
    ['on the site itself', '/photos/1.jpg', 'https://northstar.example/photos/1.jpg'],
  ])('has a copy of it: %s', async (_, imageUrl, expected) => {
    const asked: unknown[] = [];
    const load = (address: unknown) => {
      asked.push(address);
      return photograph();
    };
    const picture = await pictureOf(imageUrl, ['https://photos.example', '/photos'], { load });
    expect([picture?.type, picture?.alt, asked]).toEqual(['image/jpeg', '2024 Honda Civic', [expected]]);
  });

  it('has the drawing if the photograph cannot be loaded, or is on a host that the tenant does not name', async () => {
    const load = () => Promise.reject(new TypeError('fetch failed'));
    const origins = ['https://photos.example'];
    for (const picture of [
      await pictureOf('https://photos.example/1.jpg', origins, { load }),
      await pictureOf('https://photos.example/1.jpg', [], { load: () => expect.unreachable('asked') }),
      await pictureOf('/photos/1.jpg', origins, { load: () => expect.unreachable('asked') }),
    ]) {
      expect([picture?.type, picture?.alt]).toEqual(['image/png', '2024 Honda Civic']);
    }
  });

  it.each([
    ['the dealer does not have it', []],
    ['the dealer has not pictured it', [{ ...row, hasPhotos: false }]],
  ])('has none if neither can be shown: %s', async (_, found) => {
    expect(await pictureOf('https://photos.example/1.jpg', [], { found })).toBeUndefined();
  });
});
