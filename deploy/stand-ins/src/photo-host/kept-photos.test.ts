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
    ...photographed.flatMap((one) =>
      outsideViews.flatMap((view) => [pathOf(one, view), pathOf(one, `${view}.mask`)]),
    ),
  ];
  const kept = readdirSync(dirname(pathOf(name, 'quarter')));
  expect(kept.sort()).toEqual(wanted.map((path) => basename(path)).sort());
});

const smallPixels = (picture: Buffer | undefined) =>
  sharp(picture).resize(32, 24).removeAlpha().toColorspace('srgb').raw().toBuffer();

it('are what the sizes that are sent are made from, instead of taking the photo, at any case of the paint', async () => {
  const photo = await keptPhoto({ style, hex }, 'quarter');
  const mask = await keptPhoto({ style, hex }, 'quarter.mask');
  expect(await originalPhoto({ style, hex: hex.toUpperCase(), view: 'quarter' })).toEqual({ photo, mask });
  const answer = await get(`${style}/${hex.toUpperCase()}/quarter.jpg?w=1280`);
  const sent = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  const [one, other] = [await smallPixels(photo), await smallPixels(sent)];
  const covered = await smallPixels(await sharp(mask).toColorspace('srgb').png().toBuffer());
  const vehicle = [...one.keys()].filter((at) => covered[at] === 255);
  expect(vehicle.length).toBeGreaterThan(300);
  for (const at of vehicle) expect(Math.abs((one[at] ?? 0) - (other[at] ?? 0))).toBeLessThan(24);
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
