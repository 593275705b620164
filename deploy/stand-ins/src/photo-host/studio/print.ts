import { byteOf, developedLight, lightsOfBytes } from './develop.ts';
import { filmParts, type Film } from './film.ts';
import { colorOf, type Vec } from './vec.ts';

/** The light of paint as `hex` names it; white and black paint are never fully so. */
export function paintOf(hex: string): Vec {
  const tone = (value: number): number => Math.min(0.8, Math.max(0.0045, value));
  const [red, green, blue] = colorOf(hex);
  return [tone(red), tone(green), tone(blue)];
}

/**
 * Returns a film as a picture of three bytes per pixel: in the paint `hex`, six hexadecimal digits, in front of `place`, three bytes per
 * pixel of the film's size.
 */
export function printed({ data, width, height }: Film, hex: string, place: Uint8Array): Buffer {
  const paint = paintOf(hex);
  const print = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const from = pixel * filmParts;
    const to = pixel * 3;
    const added = data[from + 3]!;
    const behind = data[from + 4]!;
    for (let part = 0; part < 3; part += 1) {
      const own = data[from + part]! + paint[part]! * added;
      print[to + part] = byteOf(developedLight(own) + behind * lightsOfBytes[place[to + part]!]!);
    }
  }
  return print;
}
