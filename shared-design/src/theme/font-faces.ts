/** A display face: its CSS family (as named by `tenantCss`), its file next to the style sheet, and the source of the file. */
export interface FontFace {
  readonly family: string;
  readonly fileName: string;
  /** Path in a package, or next to this module. */
  readonly source: string;
  readonly weights: string;
  /** CSS `unicode-range` of the characters that the file is used for. */
  readonly characters: string;
}

const beyondAscii = 'U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';

function latin(name: string, family: string, weights: string): FontFace {
  return {
    family,
    fileName: `${name}-latin-wght-normal.woff2`,
    source: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    weights,
    characters: `U+0000-00FF,${beyondAscii}`,
  };
}

/**
 * The display faces available to tenants (SIL Open Font License 1.1, latin subset). Every face has lining figures of equal width. Fraunces
 * has only old-style ones, so its figures are those of Literata: `subset-font` with the text `0123456789` made their file.
 */
export const fontFaces: readonly FontFace[] = [
  latin('archivo', 'Archivo Variable', '100 900'),
  {
    ...latin('fraunces', 'Fraunces Variable', '100 900'),
    characters: `U+0000-002F,U+003A-00FF,${beyondAscii}`,
  },
  {
    family: 'Fraunces Variable',
    fileName: 'fraunces-numbers-wght-normal.woff2',
    source: './fraunces-numbers-wght-normal.woff2',
    weights: '100 900',
    characters: 'U+0030-0039',
  },
  latin('sora', 'Sora Variable', '100 800'),
];

/** A font of the device, scaled to the widths of a display face: used until its file is there. */
interface FallbackFace {
  readonly family: string;
  readonly fonts: readonly string[];
  /** Ascent and descent of the display face, in percent of the font size. */
  readonly ascentPercent: number;
  readonly descentPercent: number;
  /** Width of the face's characters in percent of the device's: of words, and of the figures of an amount. */
  readonly wordsPercent: number;
  readonly figuresPercent: number;
  /** CSS `unicode-range` of the figures. */
  readonly figures: string;
}

const arial = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const times = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];

/** Measured in Chromium at the weights of the tenants, figures of equal width. */
const fallbackFaces: readonly FallbackFace[] = [
  {
    family: 'Archivo Fallback',
    fonts: arial,
    ascentPercent: 88,
    descentPercent: 21,
    wordsPercent: 98,
    figuresPercent: 107.5,
    figures: 'U+002C,U+002E,U+0030-0039',
  },
  {
    family: 'Fraunces Fallback',
    fonts: times,
    ascentPercent: 98,
    descentPercent: 26,
    wordsPercent: 113,
    figuresPercent: 117.3,
    figures: 'U+0024,U+0030-0039',
  },
  {
    family: 'Sora Fallback',
    fonts: arial,
    ascentPercent: 97,
    descentPercent: 29,
    wordsPercent: 106.5,
    figuresPercent: 121.5,
    figures: 'U+0024,U+0030-0039',
  },
];

function fallbackCss(face: FallbackFace): string {
  const { family, fonts, ascentPercent, descentPercent, wordsPercent, figuresPercent, figures } = face;
  const source = fonts.map((font) => `local('${font}')`).join(',');
  const rule = (sizePercent: number, characters: string) => {
    // Both are relative to the adjusted size.
    const [ascent, descent] = [ascentPercent, descentPercent].map((percent) => (percent / sizePercent) * 100);
    return (
      `@font-face{font-family:'${family}';font-weight:100 900;src:${source};size-adjust:${sizePercent}%;` +
      `ascent-override:${ascent?.toFixed(1)}%;descent-override:${descent?.toFixed(1)}%;line-gap-override:0%${characters}}`
    );
  };
  // The last rule that has a character is the one that counts.
  return rule(wordsPercent, '') + rule(figuresPercent, `;unicode-range:${figures}`);
}

/**
 * `@font-face` rules for files next to the style sheet, and for their fallbacks. `optional`: a face that comes late does not replace text.
 * Browsers replace it all the same if it comes right after the first paint; thanks to the fallback's widths nothing moves then.
 */
export function fontFaceCss(): string {
  const faces = fontFaces.map(
    ({ family, fileName, weights, characters }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:${weights};` +
      `src:url(./${fileName}) format('woff2');unicode-range:${characters}}`,
  );
  return [...faces, ...fallbackFaces.map(fallbackCss)].join('');
}
