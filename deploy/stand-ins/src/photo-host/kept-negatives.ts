import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CabinStyle } from './cabin-studio/cabin-style.ts';

/** The views of a vehicle from outside. */
export const outsideViews = ['quarter', 'side', 'front', 'rear'] as const;

/** One of {@link outsideViews}. */
export type OutsideView = (typeof outsideViews)[number];

const pathOf = (name: string): string => fileURLToPath(new URL(`../../photos/${name}.webp`, import.meta.url));

/** Path of the file of a kept negative; `style` as in the addresses of drawn pictures. */
export const keptNegativePath = (style: string, view: OutsideView): string => pathOf(`${style}.${view}`);

/** Path of the file of the kept negative of the cabin of a style of vehicles. */
export const keptCabinPath = (style: CabinStyle): string => pathOf(`cabin-${style}`);

/** Path of the file of a kept vehicle alone, in the paint of six hexadecimal digits. */
export const keptCutoutPath = (style: string, hex: string): string =>
  pathOf(`${style}-${hex.toLowerCase()}.cutout`);

async function kept(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/**
 * Returns a negative of the folder `photos`: it has those of the models of sample vehicles, because taking one needs seconds. Undefined
 * for others.
 */
export const keptNegative = (style: string, view: OutsideView): Promise<Buffer | undefined> =>
  kept(keptNegativePath(style, view));

/** Returns the negative of a cabin, if it is kept. */
export const keptCabin = (style: CabinStyle): Promise<Buffer | undefined> => kept(keptCabinPath(style));

/** Returns the vehicle of a sample tenant's hero on a transparent background. Undefined for others. */
export const keptCutout = (style: string, hex: string): Promise<Buffer | undefined> =>
  kept(keptCutoutPath(style, hex));
