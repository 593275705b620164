declare module 'subset-font' {
  /** Returns a font that has only the glyphs of the characters of `text`; a variable one at fixed values of the given axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
