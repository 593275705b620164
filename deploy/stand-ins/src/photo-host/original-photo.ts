import sharp from 'sharp';
import { vehiclePicture } from '@forecourt/backend/media/index.ts';
import { keptNegative, type OutsideView } from './kept-negatives.ts';
import { negativeOf } from './studio/negative.ts';
import { studioFilm } from './studio/studio-film.ts';

/** Views that the host has of a vehicle, in the order of a dealer's gallery. */
export const photoViews = ['quarter', 'side', 'front', 'rear', 'cabin'] as const;

/** What a photo shows; `style` and `hex` as in the addresses of drawn pictures. */
export interface PhotoSubject {
  readonly style: string;
  readonly hex: string;
  readonly view: (typeof photoViews)[number];
}

/** What the prints of a photo are made from: a negative, or a cabin, which is a WebP on a transparent background. */
export type OriginalPhoto =
  | { readonly kind: 'negative'; readonly bytes: Buffer }
  | { readonly kind: 'cabin'; readonly bytes: Buffer };

const cabinWidth = 1280;
/** About as large as photos are shown on a page: what is larger is enlarged. */
const usualWidth = 800;

async function cabinPhoto({ style, hex }: PhotoSubject): Promise<Buffer> {
  const svg = vehiclePicture({ style, hex, angle: 'cabin', backdrop: 'none' });
  return sharp(Buffer.from(svg), { density: (72 * cabinWidth) / 640 })
    .resize(cabinWidth, (cabinWidth * 3) / 4)
    .blur(0.6)
    .webp({ quality: 92, effort: 1 })
    .toBuffer();
}

/** Takes a negative, `width` pixels wide, in seconds. Throws for a style that is not drawn. */
export async function takenNegative(style: string, view: OutsideView, width = usualWidth): Promise<Buffer> {
  return negativeOf(await studioFilm({ style, view }, width));
}

/** Takes negatives. */
export type TakeNegative = (style: string, view: OutsideView) => Promise<Buffer>;

/** Name of what a photo's prints are made from: a negative serves for every paint. */
export const originalName = ({ style, hex, view }: PhotoSubject): string =>
  view === 'cabin' ? `${style}/${view}/${hex}` : `${style}/${view}`;

/** Returns what the prints of a photo are made from: the kept negative, or one that is taken now. */
export async function originalPhoto(
  subject: PhotoSubject,
  take: TakeNegative = takenNegative,
): Promise<OriginalPhoto> {
  const { style, view } = subject;
  if (view === 'cabin') return { kind: 'cabin', bytes: await cabinPhoto(subject) };
  return { kind: 'negative', bytes: (await keptNegative(style, view)) ?? (await take(style, view)) };
}
