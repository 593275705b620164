import type { Raster, RestingLine } from './resting-line.ts';

/** How far a reflection reaches, as a share of the picture's height, and how strong it is where it begins. */
const reachShare = 0.28;
const strength = 0.5;

/** Returns a vehicle upside down below the line on which it rests, fading with the distance from it. */
export function reflection({ data, width, height }: Raster, { at, slope }: RestingLine): Raster {
  const mirrored = Buffer.alloc(data.length);
  const reach = height * reachShare;
  for (let x = 0; x < width; x += 1) {
    const line = at + slope * x;
    const end = Math.min(height, line + reach);
    for (let y = Math.max(0, Math.ceil(line)); y < end; y += 1) {
      const above = Math.round(2 * line - y);
      if (above < 0) break;
      const [from, to] = [(above * width + x) * 4, (y * width + x) * 4];
      data.copy(mirrored, to, from, from + 3);
      const fade = (1 - (y - line) / reach) ** 1.6;
      mirrored[to + 3] = Math.round((data[from + 3] ?? 0) * fade * strength);
    }
  }
  return { data: mirrored, width, height };
}
