import sharp from 'sharp';
import { filmParts, type Film } from './film.ts';

/** The brightest light that is kept: brighter ones are white on any photo. */
const brightest = 2;

const byteOfLight = (light: number): number =>
  Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light / brightest))));

/** The lights of the bytes of a negative. */
export const negativeLights = Float32Array.from({ length: 256 }, (_, byte) => brightest * (byte / 255) ** 2);

/** Bytes per pixel of a negative. */
export const negativeChannels = 4;

/** The pixels of a negative of a film of this size: it has twice as many rows, see {@link negativeOf}. */
export interface Negative {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a film as a WebP of twice its height: the light that is not paint above, with what is in front of the backdrop as its opacity,
 * and how much the paint adds below, in gray.
 */
export async function negativeOf({ data, width, height }: Film): Promise<Buffer> {
  const size = width * height;
  const bytes = Buffer.alloc(size * 2 * negativeChannels, 255);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const from = pixel * filmParts;
    const [above, below] = [pixel * negativeChannels, (size + pixel) * negativeChannels];
    for (let part = 0; part < 3; part += 1) {
      bytes[above + part] = byteOfLight(data[from + part]!);
      bytes[below + part] = byteOfLight(data[from + 3]!);
    }
    bytes[above + 3] = Math.round(255 * (1 - data[from + 4]!));
  }
  return sharp(bytes, { raw: { width, height: height * 2, channels: negativeChannels } })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}

/** Returns the pixels of a WebP that {@link negativeOf} made. Rejects for bytes that are not a picture. */
export async function readNegative(webp: Uint8Array): Promise<Negative> {
  const { data, info } = await sharp(webp).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height / 2 };
}
