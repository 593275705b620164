import sharp from 'sharp';
import { filmParts, type Film } from './film.ts';

/** The brightest light that is kept: brighter ones are white on any photo. */
const brightest = 2;

const byteOfLight = (light: number): number =>
  Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, light / brightest))));

const lights = Float32Array.from({ length: 256 }, (_, byte) => brightest * (byte / 255) ** 2);

const channels = 4;

/**
 * Returns a film as a WebP of twice its height: the light that is not paint above, with what is in front of the backdrop as its opacity,
 * and how much the paint adds below, in gray.
 */
export async function negativeOf({ data, width, height }: Film): Promise<Buffer> {
  const size = width * height;
  const bytes = Buffer.alloc(size * 2 * channels, 255);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const from = pixel * filmParts;
    const [above, below] = [pixel * channels, (size + pixel) * channels];
    for (let part = 0; part < 3; part += 1) {
      bytes[above + part] = byteOfLight(data[from + part]!);
      bytes[below + part] = byteOfLight(data[from + 3]!);
    }
    bytes[above + 3] = Math.round(255 * (1 - data[from + 4]!));
  }
  return sharp(bytes, { raw: { width, height: height * 2, channels } })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}

/** Returns the film that a negative was made of. Rejects for bytes that are not one. */
export async function filmOf(negative: Buffer): Promise<Film> {
  const { data: bytes, info } = await sharp(negative)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width } = info;
  const height = info.height / 2;
  const size = width * height;
  const data = new Float32Array(size * filmParts);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const to = pixel * filmParts;
    const [above, below] = [pixel * channels, (size + pixel) * channels];
    data[to + 4] = 1 - bytes[above + 3]! / 255;
    // The format fills what is transparent with any color.
    if (data[to + 4] === 1) continue;
    for (let part = 0; part < 3; part += 1) data[to + part] = lights[bytes[above + part]!]!;
    data[to + 3] = lights[bytes[below + 1]!]!;
  }
  return { data, width, height };
}
