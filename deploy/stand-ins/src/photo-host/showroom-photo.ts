import sharp from 'sharp';
import { variantOfStyle, vehiclePicture } from '@forecourt/backend/media/index.ts';
import { solidOf } from './studio/solid.ts';
import { studioMask } from './studio/studio-mask.ts';
import { studioPhoto } from './studio/studio-photo.ts';

/** Views that the host has of a vehicle, in the order of a dealer's gallery. */
export const photoViews = ['quarter', 'side', 'front', 'rear', 'cabin'] as const;

/** What a photo shows; `style` and `hex` as in the addresses of drawn pictures. */
export interface PhotoSubject {
  readonly style: string;
  readonly hex: string;
  readonly view: (typeof photoViews)[number];
}

/** What the sizes of a photo are made from, without the label. */
export interface OriginalPhoto {
  /** The vehicle in a studio, or its cabin on a transparent background; a WebP with little loss. */
  readonly photo: Buffer;
  /** Which part of the studio's picture is the vehicle; a cabin has none. */
  readonly mask?: Buffer;
}

const fullWidth = 1280;
/** About as large as photos are shown on a page: what is larger is enlarged. */
const usualWidth = 800;
async function cabinPhoto({ style, hex }: PhotoSubject): Promise<Buffer> {
  const svg = vehiclePicture({ style, hex, angle: 'cabin', backdrop: 'none' });
  return sharp(Buffer.from(svg), { density: (72 * fullWidth) / 640 })
    .resize(fullWidth, (fullWidth * 3) / 4)
    .blur(0.6)
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
}

/**
 * Returns a photo, `takenWidth` pixels wide: a vehicle in a studio, or its cabin, which is always 1280 wide. Throws for a style that is
 * not drawn.
 */
export async function showroomPhoto(subject: PhotoSubject, takenWidth = usualWidth): Promise<OriginalPhoto> {
  const { style, view } = subject;
  if (view === 'cabin') return { photo: await cabinPhoto(subject) };
  const variant = variantOfStyle(style);
  if (!variant) throw new Error(`No vehicle is drawn in the style ${style}.`);
  const { data, width, height } = await studioPhoto({ ...subject, view }, takenWidth);
  const taken = sharp(data, { raw: { width, height, channels: 3 } });
  const mask = studioMask(solidOf(variant), view, takenWidth);
  const covered = sharp(mask.data, { raw: { width, height, channels: 1 } });
  return {
    photo: await taken.webp({ quality: 92, effort: 1 }).toBuffer(),
    mask: await covered.webp({ lossless: true, effort: 1 }).toBuffer(),
  };
}
