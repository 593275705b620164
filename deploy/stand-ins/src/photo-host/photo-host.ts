import sharp from 'sharp';
import { createPhotoCache } from './photo-cache.ts';
import { originalPhoto } from './original-photo.ts';
import type { PhotoSubject } from './showroom-photo.ts';

/** Widths that the host has: a preview, and those that the sample tenants name. */
export const photoWidths = [32, 320, 480, 640, 960, 1280] as const;

/** One of {@link photoWidths}, in pixels. */
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo of a subject at a width, as a JPEG whose height is 3/4 of it. */
export type PhotoMaker = (subject: PhotoSubject, width: PhotoWidth) => Promise<Buffer>;

/** About 10 MB each: photos as they are sent, and the full sizes that the next widths are made from. */
const keptPhotos = 300;
const keptOriginals = 30;

/** Creates the host's photos, of which the most recent ones are kept. Full sizes are made one at a time, so that other calls are answered. */
export function createPhotoMaker(makeOriginal = originalPhoto): PhotoMaker {
  const photos = createPhotoCache(keptPhotos);
  const originals = createPhotoCache(keptOriginals);
  let making: Promise<unknown> = Promise.resolve();
  const next = (subject: PhotoSubject): Promise<Buffer> => {
    const mine = making.then(() => makeOriginal(subject));
    making = mine.catch(() => undefined);
    return mine;
  };
  return (subject, width) => {
    const name = `${subject.style}/${subject.hex}/${subject.view}`;
    return photos.get(`${name}/${width}`, async () =>
      resized(await originals.get(name, () => next(subject)), width),
    );
  };
}

function resized(original: Buffer, width: PhotoWidth): Promise<Buffer> {
  return sharp(original)
    .resize(width, (width * 3) / 4)
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
