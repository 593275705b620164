import { cabinFilm } from './cabin-studio/cabin-film.ts';
import { cabinStyleOf } from './cabin-studio/cabin-style.ts';
import { keptCabin, keptNegative, outsideViews } from './kept-negatives.ts';
import { negativeOf } from './studio/negative.ts';
import { studioFilm } from './studio/studio-film.ts';

/** Views that the host has of a vehicle, in the order of a dealer's gallery. */
export const photoViews = [...outsideViews, 'cabin'] as const;

/** One of {@link photoViews}. */
export type PhotoView = (typeof photoViews)[number];

/** What a photo shows; `style` and `hex` as in the addresses of drawn pictures. In a cabin, `hex` is the color of its seats. */
export interface PhotoSubject {
  readonly style: string;
  readonly hex: string;
  readonly view: PhotoView;
}

/** About as large as photos are shown on a page: what is larger is enlarged. */
const usualWidth = 800;

/** Of what a negative is taken, and how many pixels it is wide. */
export interface TakeJob {
  readonly style: string;
  readonly view: PhotoView;
  readonly width?: number;
}

/** Takes a negative in seconds. Throws for a style that is not drawn. */
export async function takenNegative({ style, view, width = usualWidth }: TakeJob): Promise<Buffer> {
  if (view === 'cabin') return negativeOf(await cabinFilm(cabinStyleOf(style), width));
  return negativeOf(await studioFilm({ style, view }, width));
}

/** Takes negatives. */
export type TakeNegative = (job: TakeJob) => Promise<Uint8Array>;

/** Name of the negative that a photo is printed from: it serves for every paint, and that of a cabin for all vehicles of its style. */
export const originalName = ({ style, view }: PhotoSubject): string =>
  view === 'cabin' ? `${cabinStyleOf(style)}/${view}` : `${style}/${view}`;

/** Returns the negative that a photo is printed from: the kept one, or one that is taken now. */
export async function originalPhoto({ style, view }: PhotoSubject, take: TakeNegative): Promise<Uint8Array> {
  const kept = view === 'cabin' ? keptCabin(cabinStyleOf(style)) : keptNegative(style, view);
  return (await kept) ?? take({ style, view });
}
