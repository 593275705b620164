import { lowest } from './camera.ts';
import { byteOf, developedLight } from './develop.ts';
import { filmParts, type Film } from './film.ts';
import { paintOf } from './print.ts';
import { studioFilm } from './studio-film.ts';
import { eased } from './vec.ts';

/** A picture of four bytes per pixel, 4 to 3: red, green, blue, and how opaque it is. */
export interface Cutout {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The shade on the floor, and what it mirrors, end softly below the vehicle and beside it: from 1 to 0, by shares of the picture. */
function floorShare(x: number, y: number): number {
  return eased(lowest + 0.115, lowest, y) * eased(0, 0.14, x) * eased(1, 0.86, x);
}

/** What is more opaque is the vehicle itself. */
const solid = 0.985;

/** The bytes of what covers the wall and the floor of a film, in a paint of six hexadecimal digits. */
export function cutOut({ data, width, height }: Film, hex: string): Cutout {
  const paint = paintOf(hex);
  const bytes = Buffer.alloc(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * filmParts;
    const opacity = 1 - data[at + 4]!;
    const floor = floorShare((pixel % width) / width, Math.floor(pixel / width) / height);
    const shown = opacity < solid ? opacity * floor : opacity;
    for (let part = 0; part < 3; part += 1) {
      const light = data[at + part]! + paint[part]! * data[at + 3]!;
      bytes[pixel * 4 + part] = byteOf(developedLight(light / Math.max(opacity, 0.02)));
    }
    bytes[pixel * 4 + 3] = Math.round(255 * shown);
  }
  return { data: bytes, width, height };
}

/** Takes a vehicle from its front corner, with its shade and nothing around it. Throws for a style that is not drawn. */
export async function studioCutout(style: string, hex: string, width: number): Promise<Cutout> {
  return cutOut(await studioFilm({ style, view: 'quarter' }, width), hex);
}
