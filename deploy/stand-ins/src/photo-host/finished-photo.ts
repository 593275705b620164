import sharp, { type Sharp } from 'sharp';
import { backdropPicture, type Backdrop } from '@forecourt/backend/media/index.ts';
import { sampleLabel } from './sample-label.ts';
import { createPhotoCache } from './photo-cache.ts';
import { originalName, type PhotoSubject } from './original-photo.ts';
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
}

const heightOf = (width: number): number => (width * 3) / 4;

const labelOver = (width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${width}" height="${heightOf(width)}">${sampleLabel()}</svg>`,
  );

/** A backdrop of drawings; a photo has no transparent one. */
function placeOf(backdrop: Backdrop, width: number): Sharp {
  const svg = backdropPicture(backdrop === 'none' ? 'studio' : backdrop);
  return sharp(Buffer.from(svg), { density: (72 * width) / 640 })
    .resize(width, heightOf(width))
    .removeAlpha();
}

/** Three bytes per pixel, 4 to 3. */
const pictureOf = (data: Buffer, width: number): Sharp =>
  sharp(data, { raw: { width, height: heightOf(width), channels: 3 } });

/** Backdrops by their name and width: about 1 MB each. */
const places = createPhotoCache(8);

/** About 1 MB each: the sizes of a photo are asked for one after the other. */
const prints = createPhotoCache<{ readonly data: Buffer; readonly width: number }>(32);

async function fullPrint(webp: Buffer, hex: string, backdrop: Backdrop) {
  const negative = await readNegative(webp);
  const { width } = negative;
  const place = await places.get(`${backdrop}/${width}`, async () => {
    const drawn = await placeOf(backdrop, width).raw().toBuffer();
    return backdrop === 'dark' ? drawn : wallInLight(drawn, width);
  });
  return { data: printed(negative, hex, place), width };
}

async function negativePrint(
  webp: Buffer,
  subject: PhotoSubject,
  { width, backdrop }: PhotoPrint,
): Promise<Buffer> {
  const { hex } = subject;
  const name = `${originalName(subject)}/${hex}/${backdrop}`;
  const full = await prints.get(name, () => fullPrint(webp, hex, backdrop));
  if (width === full.width) return full.data;
  const sized = pictureOf(full.data, full.width).resize(width, heightOf(width));
  return (width > full.width ? sized.sharpen() : sized).raw().toBuffer();
}

/** Returns a photo as it is sent, a JPEG, printed from a negative. */
export async function finishedPhoto(
  subject: PhotoSubject,
  negative: Buffer,
  print: PhotoPrint,
): Promise<Buffer> {
  const { width, isLabeled } = print;
  return pictureOf(await negativePrint(negative, subject, print), width)
    .composite(isLabeled ? [{ input: labelOver(width) }] : [])
    .jpeg({ quality: 80, progressive: true, optimiseCoding: true })
    .toBuffer();
}
