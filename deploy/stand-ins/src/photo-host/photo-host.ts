import sharp from 'sharp';
import { createPhotoCache } from './photo-cache.ts';
import { originalPhoto } from './original-photo.ts';
import { sampleLabel } from './sample-label.ts';
import type { PhotoSubject } from './showroom-photo.ts';

/** Widths that the host has: a preview, and those that the sample tenants name. */
export const photoWidths = [32, 320, 480, 640, 960, 1280] as const;

/** One of {@link photoWidths}, in pixels. */
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo of a subject at a width, as a JPEG whose height is 3/4 of it. */
export type PhotoMaker = (subject: PhotoSubject, width: PhotoWidth) => Promise<Buffer>;

/** About 10 MB each: photos as they are sent, and the originals that the next widths are made from. */
const keptPhotos = 300;
const keptOriginals = 30;

/** Creates the host's photos, of which the most recent ones are kept. Originals are taken one at a time, so that other calls are answered. */
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
      finished(await originals.get(name, () => next(subject)), width),
    );
  };
}

const labelOver = (width: PhotoWidth): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${width}" height="${(width * 3) / 4}">${sampleLabel()}</svg>`,
  );

/** A photo at a width, with the label over it. */
async function finished(original: Buffer, width: PhotoWidth): Promise<Buffer> {
  const photo = sharp(original);
  const { width: taken } = await photo.metadata();
  const sized = photo.removeAlpha().resize(width, (width * 3) / 4);
  const sharpened = taken < width ? sized.sharpen({ sigma: 0.7 }) : sized;
  return sharpened
    .composite([{ input: labelOver(width) }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
