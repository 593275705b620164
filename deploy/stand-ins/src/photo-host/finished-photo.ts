import sharp, { type Sharp } from 'sharp';
import type { Backdrop } from '@forecourt/backend/media/index.ts';
import { sampleLabel } from './sample-label.ts';
import { createPhotoCache } from './photo-cache.ts';
import { readNegative } from './studio/negative.ts';
import { wallInLight } from './studio/wall.ts';
import { printed } from './studio/print.ts';

/** How a photo is sent; its height is 3/4 of its width. */
export interface PhotoPrint {
  readonly width: number;
  /** The one of the drawings beside it. */
  readonly backdrop: Backdrop;
  /** Whether the words 'Sample photo' are in it. */
  readonly isLabeled: boolean;
  readonly format: 'jpeg' | 'webp';
}

/** A photo to be printed from a negative. */
export interface PrintJob extends PhotoPrint {
  /** A name that no other negative has. */
  readonly name: string;
  readonly negative: Uint8Array;
  /** The paint. */
  readonly hex: string;
  /** The backdrop as an SVG: a worker that prints does not load all the drawings. */
  readonly wall: string;
}

const heightOf = (width: number): number => (width * 3) / 4;

const labelOver = (width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${width}" height="${heightOf(width)}">${sampleLabel()}</svg>`,
  );

/** Three bytes per pixel, 4 to 3. */
const pictureOf = (data: Buffer, width: number): Sharp =>
  sharp(data, { raw: { width, height: heightOf(width), channels: 3 } });

/** Backdrops by their name and width: about 1 MB each. */
const places = createPhotoCache<Buffer>(8);

function placeOf({ backdrop, wall }: PrintJob, width: number): Promise<Buffer> {
  return places.get(`${backdrop}/${width}`, async () => {
    const drawn = await sharp(Buffer.from(wall), { density: (72 * width) / 640 })
      .resize(width, heightOf(width))
      .removeAlpha()
      .raw()
      .toBuffer();
    return backdrop === 'dark' ? drawn : wallInLight(drawn, width);
  });
}

/** About 1 MB each: the sizes of a photo are asked for one after the other. */
const prints = createPhotoCache<{ readonly data: Buffer; readonly width: number }>(32);

function fullPrint(job: PrintJob) {
  const { name, hex, backdrop } = job;
  return prints.get(`${name}/${hex}/${backdrop}`, async () => {
    const negative = await readNegative(job.negative);
    const { width } = negative;
    return { data: printed(negative, hex, await placeOf(job, width)), width };
  });
}

/** The WebP looks like the JPEG, and has two thirds of its bytes. With less effort, which takes half the time, the floor has streaks. */
const encoded = {
  jpeg: (picture: Sharp) => picture.jpeg({ quality: 80, progressive: true, optimiseCoding: true }),
  webp: (picture: Sharp) => picture.webp({ quality: 82, effort: 4 }),
} as const;

/** Returns a photo as it is sent. Takes 30 ms of its thread, or hardly any if another size of it has just been printed. */
export async function finishedPhoto(job: PrintJob): Promise<Buffer> {
  const { width, isLabeled, format } = job;
  const full = await fullPrint(job);
  const sized = pictureOf(full.data, full.width).resize(width, heightOf(width));
  const sharpened = width > full.width ? sized.sharpen() : sized;
  return encoded[format](sharpened.composite(isLabeled ? [{ input: labelOver(width) }] : [])).toBuffer();
}
