import { byteOf, developedLight, lightsOfBytes } from './develop.ts';
import { negativeChannels, negativeLights, type Negative } from './negative.ts';
import { colorOf, type Vec } from './vec.ts';

/** The light of paint as `hex` names it; white and black paint are never fully so. */
export function paintOf(hex: string): Vec {
  const tone = (value: number): number => Math.min(0.8, Math.max(0.0045, value));
  const [red, green, blue] = colorOf(hex);
  return [tone(red), tone(green), tone(blue)];
}

/** The lights of a channel in a paint by the bytes of a negative: `256 * (how much paint adds) + (what is not paint)`. */
interface Channel {
  readonly lights: Float32Array;
  /** As bytes of a picture. */
  readonly bytes: Uint8Array;
}

function channelIn(paint: number): Channel {
  // A loader may look up an import each time, and `from` is slow.
  const [toLight, toByte, lightOf] = [negativeLights, byteOf, developedLight];
  const lights = new Float32Array(256 * 256);
  const bytes = new Uint8Array(256 * 256);
  for (let added = 0; added < 256; added += 1) {
    const light = paint * toLight[added]!;
    for (let own = 0; own < 256; own += 1) {
      const at = added * 256 + own;
      lights[at] = lightOf(toLight[own]! + light);
      bytes[at] = toByte(lights[at]!);
    }
  }
  return { lights, bytes };
}

/** About 1 MB each. */
const rememberedPaints = 24;
const paints = new Map<string, readonly Channel[]>();

function channelsIn(hex: string): readonly Channel[] {
  const channels = paints.get(hex) ?? paintOf(hex).map(channelIn);
  paints.delete(hex);
  paints.set(hex, channels);
  const oldest = paints.keys().next();
  if (paints.size > rememberedPaints && !oldest.done) paints.delete(oldest.value);
  return channels;
}

/** Prints one of the three channels. */
function printChannel(
  { bytes, width, height }: Negative,
  { lights, bytes: tones }: Channel,
  { print, part }: { readonly print: Buffer; readonly part: number },
): void {
  // A loader may look up an import each time: a million times per photo.
  const [step, toByte, toLight] = [negativeChannels, byteOf, lightsOfBytes];
  const size = width * height;
  const below = size * step;
  for (let pixel = 0, from = 0, to = part; pixel < size; pixel += 1, from += step, to += 3) {
    const covered = bytes[from + 3]!;
    // The format fills what is transparent with any color.
    if (covered === 0) continue;
    const at = bytes[below + from]! * 256 + bytes[from + part]!;
    if (covered === 255) print[to] = tones[at]!;
    else {
      const cover = covered / 255;
      // The film has the mean of an edge's light. A body that is brighter than white is not seen beyond its edge.
      const own = Math.min(lights[at]!, cover);
      print[to] = toByte(own + (1 - cover) * toLight[print[to]!]!);
    }
  }
}

/**
 * Returns a picture of three bytes per pixel from a negative: in the paint `hex`, six hexadecimal digits, in front of `place`, which is
 * such a picture of the same size.
 */
export function printed(negative: Negative, hex: string, place: Uint8Array): Buffer {
  const print = Buffer.from(place);
  for (const [part, channel] of channelsIn(hex.toLowerCase()).entries()) {
    printChannel(negative, channel, { print, part });
  }
  return print;
}
