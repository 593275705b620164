import sharp, { type Sharp } from 'sharp';
import { backdropPicture, type Backdrop } from '@forecourt/backend/media/index.ts';
import { sampleLabel } from './sample-label.ts';
import type { OriginalPhoto, PhotoSubject } from './showroom-photo.ts';
import { developed } from './studio/develop.ts';
import { inOtherPlace } from './studio/other-place.ts';
import { backdropOf } from './studio/studio-photo.ts';

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

/** A studio has no edges: it is made small. */
const studioWidth = 160;

/** The studio of a vehicle's photos without the vehicle. */
function emptyStudio({ style, hex }: PhotoSubject): Sharp {
  const { colorAt } = backdropOf(style, hex);
  const [width, height] = [studioWidth, heightOf(studioWidth)];
  const data = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = colorAt(((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height);
    data.set(color, pixel * 3);
  }
  return sharp(developed({ data, width, height }), { raw: { width, height, channels: 3 } });
}

/** A backdrop of drawings; a photo has no transparent one. */
function placeOf(backdrop: Backdrop, width: number): Sharp {
  const svg = backdropPicture(backdrop === 'none' ? 'studio' : backdrop);
  return sharp(Buffer.from(svg), { density: (72 * width) / 640 })
    .resize(width, heightOf(width))
    .removeAlpha();
}

/** The bytes of a photo at a width, in front of its backdrop. */
async function placed(
  subject: PhotoSubject,
  { photo, mask }: OriginalPhoto,
  { width, backdrop }: PhotoPrint,
): Promise<Buffer> {
  const sized = (picture: Sharp): Sharp => picture.resize(width, heightOf(width));
  const place = placeOf(backdrop, width);
  if (!mask) {
    const cabin = await sized(sharp(photo)).png({ compressionLevel: 1 }).toBuffer();
    return place
      .composite([{ input: cabin }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }
  const taken = sharp(photo);
  const isEnlarged = (await taken.metadata()).width < width;
  const vehicle = sized(taken.removeAlpha());
  const [seen, studio, covered, behind] = await Promise.all([
    (isEnlarged ? vehicle.sharpen({ sigma: 0.7 }) : vehicle).raw().toBuffer(),
    sized(emptyStudio(subject)).raw().toBuffer(),
    sized(sharp(mask)).extractChannel(0).raw().toBuffer(),
    place.raw().toBuffer(),
  ]);
  return inOtherPlace({ photo: seen, studio, mask: covered, place: behind });
}

/** Returns a photo as it is sent, a JPEG. */
export async function finishedPhoto(
  subject: PhotoSubject,
  original: OriginalPhoto,
  print: PhotoPrint,
): Promise<Buffer> {
  const { width, isLabeled } = print;
  const data = await placed(subject, original, print);
  return sharp(data, { raw: { width, height: heightOf(width), channels: 3 } })
    .composite(isLabeled ? [{ input: labelOver(width) }] : [])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
