import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The views of a vehicle from outside. */
export const outsideViews = ['quarter', 'side', 'front', 'rear'] as const;

/** One of {@link outsideViews}. */
export type OutsideView = (typeof outsideViews)[number];

/**
 * What is kept of a model in its paint: its photos from outside, which part of each is the vehicle, or the vehicle alone on a transparent
 * background.
 */
export type KeptView = OutsideView | `${OutsideView}.mask` | 'cutout';

/** Path of the file of a kept photo. */
export function keptPhotoPath({ style, hex }: PaintedStyle, view: KeptView): string {
  const name = `${style}-${hex.toLowerCase()}.${view}.webp`;
  return fileURLToPath(new URL(`../../photos/${name}`, import.meta.url));
}

/** `style` and `hex` as in the addresses of drawn pictures. */
export interface PaintedStyle {
  readonly style: string;
  readonly hex: string;
}

/**
 * Returns a photo of the folder `photos`: it has the photos from outside of each model and paint that sample vehicles have, with their
 * masks, because taking one needs seconds, and the heroes of the sample tenants. Undefined for others.
 */
export async function keptPhoto(subject: PaintedStyle, view: KeptView): Promise<Buffer | undefined> {
  return readFile(keptPhotoPath(subject, view)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
