import { toneOf } from './develop.ts';

/** Three bytes per pixel, but one of `mask`, all of one size. */
export interface Placed {
  /** A vehicle in a studio. */
  readonly photo: Buffer;
  /** The same studio without it. */
  readonly studio: Buffer;
  /** How much of each pixel is the vehicle. */
  readonly mask: Buffer;
  /** Where it should be instead. */
  readonly place: Buffer;
}

const toLight = (byte: number): number => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const lights = Float32Array.from({ length: 256 }, (_, byte) => toLight(byte));

/** The light that a photo shows as a tone. */
function lightOfTone(tone: number): number {
  let [low, high] = [0, 4];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (toneOf(middle) < tone) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
const photoLights = Float32Array.from({ length: 256 }, (_, byte) => lightOfTone(byte / 255));

/** Bytes by the square root of a light. */
const steps = 2_048;
const bytes = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = (step / steps) ** 2;
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * value);
});
const byteOf = (light: number): number =>
  bytes[Math.min(steps, Math.round(steps * Math.sqrt(Math.max(0, light))))]!;

/** What differs less from the studio is a trace of the photo's format. */
const trace = 0.05;

/** The light of a place, as shaded or as mirroring as the studio is there. */
function lightBehind(seen: number, studio: number, place: number): number {
  const share = seen / Math.max(studio, 0.002);
  if (share > 1 + trace) return place + (seen - studio * (1 + trace)) * (1 - place);
  return place * Math.min(1, share + trace);
}

/** Returns the photo with the vehicle as it is, and its shade and mirror image, in another place. */
export function inOtherPlace({ photo, studio, mask, place }: Placed): Buffer {
  const placed = Buffer.from(photo);
  for (const [pixel, covered] of mask.entries()) {
    if (covered === 255) continue;
    const share = covered / 255;
    for (let at = pixel * 3; at < pixel * 3 + 3; at += 1) {
      const light = photoLights[photo[at]!]!;
      const empty = photoLights[studio[at]!]!;
      // What is seen beside an edge is hardly brighter than the studio.
      const seen = covered === 0 ? light : Math.min(light, empty);
      const behind = lightBehind(seen, empty, lights[place[at]!]!);
      placed[at] = byteOf(covered === 0 ? behind : light + (1 - share) * (behind - seen));
    }
  }
  return placed;
}
