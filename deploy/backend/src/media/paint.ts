/** Tones of one paint, as `#rrggbb`, from the brightest reflection to the darkest fold. */
export interface PaintShades {
  /** Window light on the shoulder and roof. */
  readonly glint: string;
  /** Upward-facing surfaces. */
  readonly light: string;
  /** The paint itself; equals the request unless nearly white or black. */
  readonly base: string;
  /** Downward-facing surfaces. */
  readonly shade: string;
  /** Rocker and folds. */
  readonly deep: string;
  /** Door cuts: darker than the paint, lighter for black. */
  readonly seam: string;
}

interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function oklabOf(hex: string): Oklab {
  const channel = (at: number): number => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(0), channel(2), channel(4)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function hexOf({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const byte = (linear: number): string =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, linear)))))
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

/** Reflected studio light is slightly blue, otherwise white and silver look cream against the backdrop. */
const studioCoolness = 0.005;

const lightestBase = 0.945;
const darkestBase = 0.25;

/**
 * Returns the tones of a paint, computed in Oklab so that equal steps look equal for every hue. `hex` is six
 * lowercase hexadecimal digits without `#`. White and black are pulled in far enough to leave room for a
 * highlight and a shade; the highlights of dark paint are brighter, otherwise it loses its form.
 */
export function paintFromHex(hex: string): PaintShades {
  const asked = oklabOf(hex);
  const l = Math.min(lightestBase, Math.max(darkestBase, asked.l));
  const tone = (lightness: number, chroma: number): string =>
    hexOf({ l: lightness, a: asked.a * chroma, b: asked.b * chroma - studioCoolness });
  const darkness = Math.max(0, (0.45 - l) / 0.2);
  const paleness = Math.max(0, (l - 0.7) / 0.3);
  const shadeRatio = 0.79 + 0.09 * paleness;
  const deepRatio = 0.5 + 0.14 * paleness;
  return {
    glint: tone(Math.min(1, l + 0.2 + (1 - l) * 0.16 + 0.12 * darkness), 0.45),
    light: tone(Math.min(0.99, l + 0.03 + (1 - l) * 0.16 + 0.1 * darkness), 0.92),
    base: l === asked.l ? `#${hex}` : tone(l, 1),
    shade: tone(l * shadeRatio, shadeRatio),
    deep: tone(l * deepRatio, deepRatio),
    seam: l < 0.34 ? tone(0.09, 0.4) : tone(l * 0.42, 0.42),
  };
}
