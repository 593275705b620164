/** A display face: its CSS family (as named by `tenantCss`), its file next to the style sheet, and the source of the file. */
export interface FontFace {
  readonly family: string;
  readonly fileName: string;
  readonly packagePath: string;
  readonly weights: string;
}

function latin(name: string, family: string, weights: string): FontFace {
  return {
    family,
    fileName: `${name}-latin-wght-normal.woff2`,
    packagePath: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
    weights,
  };
}

/** The display faces available to tenants (SIL Open Font License 1.1, latin subset). */
export const fontFaces: readonly FontFace[] = [
  latin('archivo', 'Archivo Variable', '100 900'),
  latin('fraunces', 'Fraunces Variable', '100 900'),
  latin('sora', 'Sora Variable', '100 800'),
];

/** `@font-face` rules for files next to the style sheet. `optional`: a late face never causes layout shift. */
export function fontFaceCss(): string {
  return fontFaces
    .map(
      ({ family, fileName, weights }) =>
        `@font-face{font-family:'${family}';font-style:normal;font-display:optional;font-weight:${weights};` +
        `src:url(./${fileName}) format('woff2');` +
        'unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212}',
    )
    .join('');
}
