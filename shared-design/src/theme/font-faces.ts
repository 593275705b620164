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

/** `@font-face` rules for files next to the style sheet. `optional`: a late face never causes layout shift. */
export function fontFaceCss(): string {
  return fontFaces
    .map(
      ({ family, fileName, weights, characters }) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:${weights};` +
        `src:url(./${fileName}) format('woff2');unicode-range:${characters}}`,
    )
    .join('');
}
