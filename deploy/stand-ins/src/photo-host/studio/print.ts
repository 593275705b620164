import { byteOf, developedLight, lightsOfBytes } from './develop.ts';
import { negativeChannels, negativeLights, type Negative } from './negative.ts';
import { colorOf, type Vec } from './vec.ts';

/** The light of paint as `hex` names it; white and black paint are never fully so. */
export function paintOf(hex: string): Vec {
  const tone = (value: number): number => Math.min(0.8, Math.max(0.0045, value));
  const [red, green, blue] = colorOf(hex);
  return [tone(red), tone(green), tone(blue)];
}

/** The developed lights of a channel by the bytes of a negative: those of the light that is not paint, for each of how much paint adds. */
function lightsInPaint(paint: number): Float32Array {
  const lights = new Float32Array(256 * 256);
  for (let added = 0; added < 256; added += 1) {
    const light = paint * negativeLights[added]!;
    for (let own = 0; own < 256; own += 1) {
      lights[added * 256 + own] = developedLight(negativeLights[own]! + light);
    }
  }
  return lights;
}

/**
 * Returns a picture of three bytes per pixel from a negative: in the paint `hex`, six hexadecimal digits, in front of `place`, which is
 * such a picture of the same size.
 */
export function printed({ bytes, width, height }: Negative, hex: string, place: Uint8Array): Buffer {
  const lights = paintOf(hex).map(lightsInPaint);
  const size = width * height;
  const print = Buffer.from(place);
  for (let pixel = 0; pixel < size; pixel += 1) {
    const from = pixel * negativeChannels;
    const covered = bytes[from + 3]!;
    // The format fills what is transparent with any color.
    if (covered === 0) continue;
    const row = bytes[size * negativeChannels + from]! * 256;
    const behind = 1 - covered / 255;
    for (let part = 0; part < 3; part += 1) {
      const to = pixel * 3 + part;
      print[to] = byteOf(lights[part]![row + bytes[from + part]!]! + behind * lightsOfBytes[place[to]!]!);
    }
  }
  return print;
}
