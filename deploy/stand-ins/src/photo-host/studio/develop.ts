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

const linearOf = (tone: number): number => (tone <= 0.04045 ? tone / 12.92 : ((tone + 0.055) / 1.055) ** 2.4);

/** Tables by the square root of a light, which is finest where the eye is. */
const steps = 4_096;
const brightest = 4;
const perRoot = steps / Math.sqrt(brightest);
const tableOf = (valueOf: (light: number) => number): Float32Array =>
  Float32Array.from({ length: steps + 1 }, (_, step) => valueOf(brightest * (step / steps) ** 2));
const read = (table: Float32Array, light: number): number =>
  table[Math.min(steps, Math.round(Math.sqrt(Math.max(0, light)) * perRoot))]!;

const developedLights = tableOf((light) => linearOf(toneOf(light)));
const bytes = tableOf((light) =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055)),
);

/** The light, up to 1, of a place of the photo that a light of the studio falls on. */
export const developedLight = (light: number): number => read(developedLights, light);

/** The byte of a light, up to 1, in a picture. */
export const byteOf = (light: number): number => read(bytes, light);

/** The lights of the bytes of a picture. */
export const lightsOfBytes = Float32Array.from({ length: 256 }, (_, byte) => linearOf(byte / 255));
