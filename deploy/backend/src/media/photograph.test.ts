import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographJpeg } from './photograph.ts';

const origins = ['https://photos.example'];
const url = 'https://photos.example/1.jpg';

/** A picture as a camera sends it, 900 by 400. */
function picture(format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  const create = { width: 900, height: 400, channels: 3, background: '#b3202a' } as const;
  return sharp({ create }).toFormat(format).withMetadata().toBuffer();
}

const answering =
  (body: Buffer | string, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof body === 'string' ? body : new Uint8Array(body), { status }));

it.each(['jpeg', 'png', 'webp'] as const)(
  'a photograph (%s) becomes a JPEG of the asked width without metadata',
  async (format) => {
    const load = answering(await picture(format));
    const copy = await photographJpeg(url, { origins, widthPx: 320, load });
    const seen = await sharp(copy).metadata();
    expect([seen.format, seen.width, seen.height, seen.exif]).toEqual(['jpeg', 320, 240, undefined]);
  },
);

it.each([
  ['an error', answering('gone', 404)],
  ['no picture', answering('<html>Sign in to the network</html>')],
  ['a drawing', answering('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['more than 12 MB', answering(Buffer.alloc(12 * 1024 * 1024 + 1))],
  ['a failure', () => Promise.reject(new TypeError('fetch failed'))],
])('no photograph: %s', async (_, load) => {
  expect(await photographJpeg(url, { origins, widthPx: 320, load })).toBeUndefined();
});

it.each(['https://internal.example/1.jpg', 'http://photos.example/1.jpg', '/media/1.jpg', 'no address'])(
  'an address that the tenant does not name is not asked: %s',
  async (other) => {
    const load = () => expect.unreachable('asked');
    expect(await photographJpeg(other, { origins, widthPx: 320, load })).toBeUndefined();
  },
);

it.each([
  ['/photos/1.jpg?v=2', 'https://site.example/photos/1.jpg?v=2'],
  ['/other/1.jpg', undefined],
  ['/photos/../api/1.jpg', undefined],
  ['/photos/..%2fapi/1.jpg', 'https://site.example/photos/..%2fapi/1.jpg'],
  ['//internal.example/photos/1.jpg', undefined],
  ['/\\internal.example/photos/1.jpg', undefined],
  ['https://internal.example/photos/1.jpg', undefined],
])('a photograph on the site itself is loaded from below the named path only: %s', async (path, expected) => {
  const asked: unknown[] = [];
  const load = (address: unknown) => {
    asked.push(address);
    return Promise.resolve(new Response('', { status: 500 }));
  };
  const site = 'https://site.example';
  await photographJpeg(path, { origins: ['/photos'], site, widthPx: 320, load });
  expect(asked).toEqual(expected === undefined ? [] : [expected]);
  await photographJpeg(path, { origins: ['/photos'], widthPx: 320, load: () => expect.unreachable('asked') });
});

it('a redirect is not followed', async () => {
  let asked: RequestInit | undefined;
  const load = (_: unknown, init?: RequestInit) => {
    asked = init;
    return Promise.resolve(new Response('', { status: 500 }));
  };
  await photographJpeg(url, { origins, widthPx: 320, load });
  expect(asked?.redirect).toBe('error');
});
