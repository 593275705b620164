import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { photographed } from '@forecourt/sample-data/inventory/photographed.ts';
import { heroes } from './heroes.ts';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { keptPhotoPath, outsideViews, type KeptView, type OutsideView } from './kept-photos.ts';
import { studioCutout } from './studio/studio-cutout.ts';
import { solidOf } from './studio/solid.ts';
import { studioMask } from './studio/studio-mask.ts';
import { studioPhoto } from './studio/studio-photo.ts';

const cutoutWidth = 1_280;
/** The first photo is the one that cards have, and the first of the gallery. */
const [firstWidth, nextWidth] = [960, 720];

interface Wanted {
  readonly name: string;
  readonly view: KeptView;
}

const partsOf = (name: string): readonly [style: string, hex: string] => {
  const [style = '', hex = ''] = name.split('/');
  return [style, hex];
};

const widthOf = (view: OutsideView): number => (view === 'quarter' ? firstWidth : nextWidth);
const isOutside = (view: KeptView): view is OutsideView => outsideViews.includes(view as OutsideView);

async function takeCutout(style: string, hex: string, path: string): Promise<void> {
  const { data, width, height } = await studioCutout(style, hex, cutoutWidth);
  await sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(path);
}

async function takeMask(style: string, view: OutsideView, path: string): Promise<void> {
  const variant = variantOfStyle(style);
  if (!variant) throw new Error(`No vehicle is drawn in the style ${style}.`);
  const { data, width, height } = studioMask(solidOf(variant), view, widthOf(view));
  await sharp(data, { raw: { width, height, channels: 1 } })
    .webp({ lossless: true, effort: 6 })
    .toFile(path);
}

async function take({ name, view }: Wanted, path: string): Promise<void> {
  const [style, hex] = partsOf(name);
  if (view === 'cutout') return takeCutout(style, hex, path);
  if (!isOutside(view)) return takeMask(style, view.slice(0, -'.mask'.length) as OutsideView, path);
  const { data, width, height } = await studioPhoto({ style, hex, view }, widthOf(view));
  await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 84, effort: 6 })
    .toFile(path);
}

/**
 * Takes the photos that are kept in the repository and not there yet, in seconds each; delete those that should be taken again.
 * `2/3` takes the second third of them, so that three processes share the work.
 */
async function takeMissing(part: number, parts: number): Promise<void> {
  const wanted: readonly Wanted[] = [
    ...heroes.map((name) => ({ name, view: 'cutout' as const })),
    ...outsideViews.flatMap((view) => photographed.map((name) => ({ name, view }))),
    ...outsideViews.flatMap((view) => photographed.map((name) => ({ name, view: `${view}.mask` as const }))),
  ];
  for (const [at, one] of wanted.entries()) {
    const [style, hex] = partsOf(one.name);
    const path = keptPhotoPath({ style, hex }, one.view);
    if (at % parts !== part - 1 || existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    await take(one, path);
    console.log(path);
  }
}

const [part = 1, parts = 1] = (process.argv[2] ?? '1/1').split('/').map(Number);
void takeMissing(part, parts);
