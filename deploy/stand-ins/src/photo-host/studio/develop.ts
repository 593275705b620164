/** A picture of linear colors, red, green and blue by pixel. */
export interface Exposure {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** Where highlights begin to be held back. */
const shoulder = 0.62;

/** The tone of a linear value: straight in the middle, and never brighter than white. */
export function toneOf(value: number): number {
  const held =
    value < shoulder
      ? value
      : shoulder + (1 - shoulder) * (1 - Math.exp((shoulder - value) / (1 - shoulder)));
  const gamma = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
  // A little more contrast in the middle, as film has.
  return Math.min(1, Math.max(0, gamma + 0.035 * Math.sin((gamma - 0.5) * 2 * Math.PI)));
}

/** Bytes by the square root of a light, which is finest where the eye is. */
const brightest = 4;
const steps = 2_048;
const bytesOf = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(255 * toneOf(brightest * (step / steps) ** 2)),
);

/** Returns an exposure as bytes, three channels. */
export function developed({ data }: Exposure): Buffer {
  const bytes = Buffer.alloc(data.length);
  const perRoot = steps / Math.sqrt(brightest);
  for (let at = 0; at < data.length; at += 1) {
    const root = Math.sqrt(Math.max(0, data[at]!));
    bytes[at] = bytesOf[Math.min(steps, Math.round(root * perRoot))]!;
  }
  return bytes;
}
