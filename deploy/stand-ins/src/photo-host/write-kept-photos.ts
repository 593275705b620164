import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { photographed } from '@forecourt/sample-data/inventory/photographed.ts';
import { cutoutPhoto } from './cutout-photo.ts';
import { heroes } from './heroes.ts';
import { keptPhotoPath, type PaintedStyle } from './kept-photos.ts';
import { showroomPhoto } from './showroom-photo.ts';

/**
 * Takes the photos that are kept in the repository and not there yet, in seconds each; delete those that should be taken again. `1/2`
 * takes the first half of them, so that two processes share the work.
 */
const [part = 1, parts = 1] = (process.argv[2] ?? '1/1').split('/').map(Number);

const paintedStyle = (name: string): PaintedStyle => {
  const [style = '', hex = ''] = name.split('/');
  return { style, hex };
};

const quarters = photographed.map((name) => ({ ...paintedStyle(name), view: 'quarter' as const }));
const cutouts = heroes.map((name) => ({ ...paintedStyle(name), view: 'cutout' as const }));
const missing = [...cutouts, ...quarters].filter((one) => !existsSync(keptPhotoPath(one, one.view)));
for (const [at, one] of missing.entries()) {
  if (at % parts !== part - 1) continue;
  const path = keptPhotoPath(one, one.view);
  mkdirSync(dirname(path), { recursive: true });
  if (one.view === 'cutout') await sharp(await cutoutPhoto(one)).webp({ quality: 84 }).toFile(path);
  else await sharp(await showroomPhoto({ ...one, view: 'quarter' })).webp({ quality: 80, effort: 6 }).toFile(path);
  console.log(path);
}
