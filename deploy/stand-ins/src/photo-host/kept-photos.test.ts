import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographed } from '@forecourt/sample-data/inventory/photographed.ts';
import { heroes } from './heroes.ts';
import { keptPhoto, keptPhotoPath, outsideViews, type KeptView } from './kept-photos.ts';
import { originalPhoto } from './original-photo.ts';
import { photoHostRoutes } from './photo-host.routes.ts';

const pathOf = (name: string, view: KeptView): string => {
  const [style = '', hex = ''] = name.split('/');
  return keptPhotoPath({ style, hex }, view);
};
const [hero = ''] = heroes;
const [name = ''] = photographed;
const [style = '', hex = ''] = name.split('/');
const app = photoHostRoutes();
const get = (path: string) => app.request(`/_sandbox/photos/${path}`);

it('are those of the photographed models and paints and of the heroes, and no others', () => {
  const wanted = [
    ...heroes.map((one) => pathOf(one, 'cutout')),
    ...photographed.flatMap((one) => outsideViews.map((view) => pathOf(one, view))),
  ];
  const kept = readdirSync(dirname(pathOf(name, 'quarter')));
  expect(kept.sort()).toEqual(wanted.map((path) => basename(path)).sort());
});

const smallPixels = (picture: Buffer | undefined) =>
  sharp(picture)
    .resize(32, 24)
    .extract({ left: 0, top: 0, width: 32, height: 18 })
    .removeAlpha()
    .raw()
    .toBuffer();

it('are what the sizes that are sent are made from, instead of taking the photo, at any case of the paint', async () => {
  const kept = await keptPhoto({ style, hex }, 'quarter');
  expect(await originalPhoto({ style, hex: hex.toUpperCase(), view: 'quarter' })).toEqual(kept);
  const answer = await get(`${style}/${hex.toUpperCase()}/quarter.jpg`);
  const sent = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  const [one, other] = [await smallPixels(kept), await smallPixels(sent)];
  for (const [at, value] of one.entries()) expect(Math.abs(value - (other[at] ?? 0))).toBeLessThan(24);
});

it('of a hero have a transparent background, at the widths of the host', async () => {
  const answer = await get(`${hero}/cutout.webp?w=320`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ width: 320, height: 240, hasAlpha: true });
  const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * 320 + x) * 4 + 3];
  expect(opacityAt(4, 4)).toBe(0);
  expect(opacityAt(160, 140)).toBe(255);
});

it.each([
  [404, `${name}/cutout.webp`],
  [404, 'boat/b3202a/cutout.webp'],
  [404, 'suv/..%2Fsuv/cutout.webp'],
  [400, `${hero}/cutout.webp?w=321`],
])('%i for %s', async (status, path) => {
  expect((await get(path)).status).toBe(status);
});
