import sharp from 'sharp';
import { heroes } from './heroes.ts';
import { keptCutout } from './kept-negatives.ts';
import { createPhotoCache } from './photo-cache.ts';
import { photoWidths } from './photo-host.ts';

/** The vehicle of a hero alone as a WebP, by its name in {@link heroes}; undefined for others. */
export type CutoutMaker = (name: string, width: number) => Promise<Uint8Array | undefined>;

/** Creates the sizes of the heroes' vehicles, each of which is made once. */
export function createCutoutMaker(read = keptCutout): CutoutMaker {
  const cutouts = createPhotoCache<Buffer | undefined>(heroes.length * photoWidths.length);
  return async (name, width) => {
    if (!heroes.includes(name)) return undefined;
    return cutouts.get(`${name}/${width}`, async () => {
      const [style = '', hex = ''] = name.split('/');
      const kept = await read(style, hex);
      // Fewer steps of opacity are seen in the shade on the floor.
      return kept && sharp(kept).resize(width).webp({ quality: 80, alphaQuality: 80 }).toBuffer();
    });
  };
}
