import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photographed, photographedAround } from '@forecourt/sample-data/inventory/photographed.ts';
import { heroes } from './heroes.ts';
import { cabinFilm } from './cabin-studio/cabin-film.ts';
import { cabinStyles } from './cabin-studio/cabin-style.ts';
import {
  keptCabinPath,
  keptCutoutPath,
  keptNegativePath,
  outsideViews,
  type OutsideView,
} from './kept-negatives.ts';
import { takenNegative } from './original-photo.ts';
import { negativeOf } from './studio/negative.ts';
import { studioCutout } from './studio/studio-cutout.ts';

const cutoutWidth = 1_280;
/** The first photo is the one that cards have, and the first of the gallery. */
const [firstWidth, nextWidth] = [880, 720];
const cabinWidth = 960;

/** A file that is kept. */
interface Wanted {
  readonly path: string;
  readonly take: () => Promise<Buffer>;
}

async function cutout(style: string, hex: string): Promise<Buffer> {
  const { data, width, height } = await studioCutout(style, hex, cutoutWidth);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 84, effort: 6 })
    .toBuffer();
}

function hero(name: string): Wanted {
  const [style = '', hex = ''] = name.split('/');
  return { path: keptCutoutPath(style, hex), take: () => cutout(style, hex) };
}

const negative = (style: string, view: OutsideView): Wanted => ({
  path: keptNegativePath(style, view),
  take: () => takenNegative({ style, view, width: view === 'quarter' ? firstWidth : nextWidth }),
});

const cabin = (style: (typeof cabinStyles)[number]): Wanted => ({
  path: keptCabinPath(style),
  take: async () => negativeOf(await cabinFilm(style, cabinWidth)),
});

/**
 * Takes the negatives that are kept in the repository and not there yet, in seconds each; delete those that should be taken again.
 * `2/3` takes the second third of them, so that three processes share the work.
 */
async function takeMissing(part: number, parts: number): Promise<void> {
  const [first, ...others] = outsideViews;
  const wanted: readonly Wanted[] = [
    ...heroes.map(hero),
    ...cabinStyles.map(cabin),
    ...photographed.map((style) => negative(style, first)),
    ...photographedAround.flatMap((style) => others.map((view) => negative(style, view))),
  ];
  for (const [at, { path, take }] of wanted.entries()) {
    if (at % parts !== part - 1 || existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, await take());
    renameSync(`${path}.part`, path);
    console.log(path);
  }
}

const [part = 1, parts = 1] = (process.argv[2] ?? '1/1').split('/').map(Number);
void takeMissing(part, parts);
