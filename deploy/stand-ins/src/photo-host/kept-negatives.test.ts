import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photographed, photographedAround } from '@forecourt/sample-data/inventory/photographed.ts';
import { heroes } from './heroes.ts';
import { cabinStyles } from './cabin-studio/cabin-style.ts';
import {
  keptCabinPath,
  keptCutoutPath,
  keptNegative,
  keptNegativePath,
  outsideViews,
} from './kept-negatives.ts';
import { originalPhoto } from './original-photo.ts';
import { photoHostRoutes } from './photo-host.routes.ts';

const [hero = ''] = heroes;
const [style = ''] = photographed;
const app = photoHostRoutes();
const get = (path: string) => app.request(`/_sandbox/photos/${path}`);

it('are the cabins, the views of the photographed models and the heroes, and no others', () => {
  const [first, ...others] = outsideViews;
  const wanted = [
    ...heroes.map((one) => {
      const [heroStyle = '', hex = ''] = one.split('/');
      return keptCutoutPath(heroStyle, hex);
    }),
    ...cabinStyles.map(keptCabinPath),
    ...photographed.map((one) => keptNegativePath(one, first)),
    ...photographedAround.flatMap((one) => others.map((view) => keptNegativePath(one, view))),
  ];
  const kept = readdirSync(dirname(keptNegativePath(style, first)));
  expect(kept.sort()).toEqual(wanted.map((path) => basename(path)).sort());
});

it('are what photos are printed from, instead of taking one, in any paint', async () => {
  const taken: string[] = [];
  const take = (one: { readonly style: string }) => {
    taken.push(one.style);
    return Promise.resolve(Buffer.of(1));
  };
  const bytes = await keptNegative(style, 'quarter');
  for (const hex of ['b3202a', 'B3202A', '1b4dd8']) {
    expect(await originalPhoto({ style, hex, view: 'quarter' }, take)).toEqual(bytes);
  }
  expect(taken).toEqual([]);
  const rare = await originalPhoto({ style: 'suv', hex: 'b3202a', view: 'rear' }, take);
  expect([rare, taken]).toEqual([Buffer.of(1), ['suv']]);
});

it('of a cabin serve all vehicles of a style, with seats of any color', async () => {
  const take = () => Promise.resolve(Buffer.of(1));
  const cabins = await Promise.all(
    ['three-row-4', 'compact-sedan-1', 'crew-cab-0'].map((one) =>
      originalPhoto({ style: one, hex: '8a6a4a', view: 'cabin' }, take),
    ),
  );
  expect(cabins[0]).toEqual(cabins[1]);
  expect(cabins[0]).not.toEqual(cabins[2]);
  expect(await sharp(cabins[0]).metadata()).toMatchObject({ width: 960, height: 1_440 });
});

it('are enlarged up to the largest width of the host', async () => {
  const answer = await get(`${style}/b3202a/quarter.jpg?w=1280`);
  const sent = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await sent.metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
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
  [404, `${style}/b3202a/cutout.webp`],
  [404, 'boat/b3202a/cutout.webp'],
  [404, 'suv/..%2Fsuv/cutout.webp'],
  [400, `${hero}/cutout.webp?w=321`],
])('%i for %s', async (status, path) => {
  expect((await get(path)).status).toBe(status);
});
