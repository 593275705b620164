/** A face: its CSS family (as named by `tenantCss`), its file next to the style sheet, and the source of the file. */
export interface FontFace {
  readonly family: string;
  readonly fileName: string;
  /** Path in a package, or next to this module. */
  readonly source: string;
  readonly weights: string;
  /** CSS `unicode-range` of the characters that the file is used for. */
  readonly characters: string;
  /** File of all letters of which this one has the first ones: only a page with others loads that as well. */
  readonly firstLettersOf?: string;
  /**
   * CSS `unicode-range` of a file of all letters beside its first ones. Where the ranges of two files overlap, a browser that still waits for
   * one of them loads the other, too.
   */
  readonly laterCharacters?: string;
  /** Size of a face that is drawn smaller than others of its font size, in percent; without it 100. */
  readonly sizePercent?: number;
}

const beyondAscii = 'U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';

const upToDigits = 'U+0020-002F';
const afterDigits =
  'U+003A-007E,U+00A0-00A1,U+00A9,U+00AB,U+00AE,U+00B0,U+00B7,U+00BB,U+00BF,U+00C1,U+00C9,U+00CD,U+00D1,U+00D3,U+00D7,U+00DA,U+00DC,' +
  'U+00E1,U+00E9,U+00ED,U+00F1,U+00F3,U+00FA,U+00FC,U+2000-206F,U+2122,U+2212';

/** CSS `unicode-range` of the characters of the site's own texts, in English and Spanish: a first view needs no others. */
export const firstCharacters = `${upToDigits},U+0030-0039,${afterDigits}`;

/** CSS `unicode-range` of the other characters that the files of all letters have. */
const laterCharacters =
  'U+00A2-00A8,U+00AA,U+00AC-00AD,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00BE,U+00C0,U+00C2-00C8,U+00CA-00CC,U+00CE-00D0,U+00D2,' +
  'U+00D4-00D6,U+00D8-00D9,U+00DB,U+00DD-00E0,U+00E2-00E8,U+00EA-00EC,U+00EE-00F0,U+00F2,U+00F4-00F9,U+00FB,U+00FD-00FF,' +
  'U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+20AC';

interface LatinOptions {
  /** Whether another file has the figures. */
  readonly hasOwnFigures?: boolean;
  readonly sizePercent?: number;
}

/** The faces of one family's latin letters: all of them, then the first ones. */
function latin(family: string, weights: string, options: LatinOptions = {}): readonly FontFace[] {
  const { hasOwnFigures = true, sizePercent } = options;
  const size = sizePercent === undefined ? {} : { sizePercent };
  const name = family.toLowerCase().replaceAll(' ', '-');
  const fileName = `${name}-latin-wght-normal.woff2`;
  const whole: FontFace = {
    family: `${family} Variable`,
    fileName,
    source: `@fontsource-variable/${name}/files/${fileName}`,
    weights,
    characters: hasOwnFigures ? `U+0000-00FF,${beyondAscii}` : `U+0000-002F,U+003A-00FF,${beyondAscii}`,
    laterCharacters,
    ...size,
  };
  const firstName = `${name}-first-wght-normal.woff2`;
  const first: FontFace = {
    family: whole.family,
    weights,
    fileName: firstName,
    source: `../fonts/${firstName}`,
    characters: hasOwnFigures ? firstCharacters : `${upToDigits},${afterDigits}`,
    firstLettersOf: fileName,
    ...size,
  };
  return [whole, first];
}

/**
 * The faces available to tenants (SIL Open Font License 1.1, latin subset), `displayFont` and `bodyFont` of their theme. Every face has
 * lining figures of equal width. Fraunces has only old-style ones, so its figures are those of Literata: `subset-font` with the text
 * `0123456789` made their file. The files of first letters are made by `npm run fonts`. Source Sans 3 has small letters: at 105 percent they are as high and as wide as those of other faces.
 */
export const fontFaces: readonly FontFace[] = [
  ...latin('Archivo', '100 900'),
  ...latin('Figtree', '300 900'),
  ...latin('Fraunces', '100 900', { hasOwnFigures: false }),
  {
    family: 'Fraunces Variable',
    fileName: 'fraunces-numbers-wght-normal.woff2',
    source: '../fonts/fraunces-numbers-wght-normal.woff2',
    weights: '100 900',
    characters: 'U+0030-0039',
  },
  ...latin('Sora', '100 800'),
  ...latin('Source Sans 3', '200 900', { sizePercent: 105 }),
];

/** A cut of a device's font, scaled to the widths of a face at some weights. */
interface FallbackCut {
  readonly fonts: readonly string[];
  /** CSS `font-weight` of the cut: one range of weights. */
  readonly weights: string;
  /** Width of the face's characters in percent of the device's: of words, and of the figures of an amount. */
  readonly wordsPercent: number;
  readonly figuresPercent: number;
  /** CSS `unicode-range` of the figures. */
  readonly figures: string;
  /**
   * Fonts of the device with wide figures, where the first font's would be as wide only if they were much larger than its words. A device
   * without them has the first font's.
   */
  readonly wideFigures?: readonly { readonly font: string; readonly percent: number }[];
}

/** A font of the device, scaled to the widths of a face: used until the face's file is there. */
interface FallbackFace {
  readonly family: string;
  /** Ascent and descent of the face, in percent of the font size. */
  readonly ascentPercent: number;
  readonly descentPercent: number;
  readonly cuts: readonly FallbackCut[];
}

const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];

const digits = 'U+0030-0039';
const dollars = 'U+0024,U+0030-0039';
const amounts = 'U+002C,U+002E,U+0030-0039';

/**
 * Measured with the site's texts and figures of equal width: headings at the tenants' weights, running text at 400 and 600, where words are
 * within 1 % of the face's (at 500 and 700 within 2 %). Liberation Sans has the widths of Arial.
 */
const fallbackFaces: readonly FallbackFace[] = [
  {
    family: 'Archivo Fallback',
    ascentPercent: 88,
    descentPercent: 21,
    cuts: [
      { fonts: arial, weights: '100 549', wordsPercent: 98.1, figuresPercent: 102.1, figures: digits },
      { fonts: arialBold, weights: '550 649', wordsPercent: 94.8, figuresPercent: 104.1, figures: digits },
      { fonts: arialBold, weights: '650 900', wordsPercent: 98, figuresPercent: 107.5, figures: amounts },
    ],
  },
  {
    family: 'Figtree Fallback',
    ascentPercent: 95,
    descentPercent: 25,
    cuts: [
      {
        fonts: arial,
        weights: '100 549',
        wordsPercent: 99.8,
        figuresPercent: 112,
        figures: digits,
        wideFigures: [
          { font: 'DejaVu Sans', percent: 97.9 },
          { font: 'Verdana', percent: 97.9 },
        ],
      },
      {
        fonts: arialBold,
        weights: '550 900',
        wordsPercent: 94.6,
        figuresPercent: 113.1,
        figures: digits,
        wideFigures: [
          { font: 'DejaVu Sans Bold', percent: 90.4 },
          { font: 'Verdana Bold', percent: 88.5 },
        ],
      },
    ],
  },
  {
    family: 'Fraunces Fallback',
    ascentPercent: 98,
    descentPercent: 26,
    cuts: [
      { fonts: timesBold, weights: '100 900', wordsPercent: 113, figuresPercent: 117.3, figures: dollars },
    ],
  },
  {
    family: 'Sora Fallback',
    ascentPercent: 97,
    descentPercent: 29,
    cuts: [
      { fonts: arialBold, weights: '100 900', wordsPercent: 106.5, figuresPercent: 121.5, figures: dollars },
    ],
  },
  {
    family: 'Source Sans 3 Fallback',
    ascentPercent: 107.5,
    descentPercent: 42,
    cuts: [
      { fonts: arial, weights: '100 549', wordsPercent: 97.4, figuresPercent: 93.9, figures: dollars },
      { fonts: arialBold, weights: '550 900', wordsPercent: 93.5, figuresPercent: 96.8, figures: dollars },
    ],
  },
];

/** The descriptors of a face that is drawn at `sizePercent` and has the line of another: ascent and descent are relative to the adjusted size. */
function lineCss({ ascentPercent, descentPercent }: FallbackFace, sizePercent: number): string {
  const [ascent, descent] = [ascentPercent, descentPercent].map((percent) => (percent / sizePercent) * 100);
  return (
    `size-adjust:${sizePercent}%;ascent-override:${ascent?.toFixed(1)}%;descent-override:${descent?.toFixed(1)}%;` +
    'line-gap-override:0%'
  );
}

function cutCss(face: FallbackFace, cut: FallbackCut): string {
  const rule = (fonts: readonly string[], sizePercent: number, characters = '') => {
    const source = fonts.map((font) => `local('${font}')`).join(',');
    return (
      `@font-face{font-family:'${face.family}';font-weight:${cut.weights};src:${source};` +
      `${lineCss(face, sizePercent)}${characters}}`
    );
  };
  const figures = `;unicode-range:${cut.figures}`;
  // The last rule that has a character, and a font of the device, is the one that counts.
  return [
    rule(cut.fonts, cut.wordsPercent),
    rule(cut.fonts, cut.figuresPercent, figures),
    ...(cut.wideFigures ?? []).map(({ font, percent }) => rule([font], percent, figures)),
  ].join('');
}

/** The figures of a display face in the widths of a face of running text, at some weights. */
interface BorrowedFigures {
  readonly family: string;
  readonly fileName: string;
  /** The fallback that they stand beside: its words, at its line. */
  readonly beside: string;
  readonly weights: string;
  readonly sizePercent: number;
}

/**
 * Named by `tenantCss` between Figtree and its fallback where headings have Sora: pages preload that, so the figures of a first view are the
 * brand's own, as wide as Figtree's and as high as the fallback's words, and not those of a third font.
 */
const borrowedFigures: readonly BorrowedFigures[] = (
  [
    ['100 549', 92.2],
    ['550 900', 93.1],
  ] as const
).map(([weights, sizePercent]) => ({
  ...{ family: 'Sora Figures', fileName: 'sora-first-wght-normal.woff2', beside: 'Figtree Fallback' },
  ...{ weights, sizePercent },
}));

function borrowedCss({ family, fileName, beside, weights, sizePercent }: BorrowedFigures): string {
  const line = fallbackFaces
    .filter((face) => face.family === beside)
    .map((face) => lineCss(face, sizePercent));
  return (
    `@font-face{font-family:'${family}';font-display:optional;font-weight:${weights};` +
    `src:url(./${fileName}) format('woff2');${line.join('')};unicode-range:${digits}}`
  );
}

/**
 * `@font-face` rules for files next to the style sheet, and for their fallbacks. `optional`: a face that comes late does not replace text.
 * Browsers replace it all the same if it comes right after the first paint; thanks to the fallback's widths nothing moves then. Only faces
 * that a page uses are loaded, those of running text after its first pictures: only pages without any preload them. Before a picture their
 * 14 to 23 KiB are 70 to 115 ms on a line of 1.6 Mbit/s, in which nothing is gained but the shape of letters.
 */
export function fontFaceCss(): string {
  const faces = fontFaces.map(
    ({ family, fileName, weights, characters, laterCharacters: later = characters, sizePercent }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:${weights};` +
      `src:url(./${fileName}) format('woff2');unicode-range:${later}` +
      `${sizePercent === undefined ? '' : `;size-adjust:${sizePercent}%`}}`,
  );
  const fallbacks = fallbackFaces.flatMap((face) => face.cuts.map((cut) => cutCss(face, cut)));
  return [...faces, ...borrowedFigures.map(borrowedCss), ...fallbacks].join('');
}
