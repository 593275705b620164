declare module 'subset-font' {
  /** Returns a font that has only the glyphs of the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
