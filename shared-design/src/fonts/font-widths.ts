import subsetFont from 'subset-font';

/** What a font file says about its characters, in parts of the font size. */
export interface FontWidths {
  readonly ascent: number;
  readonly descent: number;
  /** Widths of all glyphs of the file but the first, which stands for a missing one. */
  readonly glyphs: readonly number[];
}

/**
 * Reads the widths of the glyphs that a variable font has for some characters at one weight, their variants included. Kerning is left out.
 */
export async function fontWidths(font: Buffer, characters: string, weight: number): Promise<FontWidths> {
  const sfnt = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const table = tableOf(sfnt);
  const em = sfnt.readUInt16BE(table('head') + 18);
  const header = table('hhea');
  const widths = table('hmtx');
  const count = sfnt.readUInt16BE(header + 34);
  const glyphs = Array.from({ length: count }, (_, at) => sfnt.readUInt16BE(widths + 4 * at) / em);
  return {
    ascent: sfnt.readInt16BE(header + 4) / em,
    descent: -sfnt.readInt16BE(header + 6) / em,
    glyphs: glyphs.slice(1),
  };
}

/** Where the table of a name begins in a font file of the format TrueType. */
function tableOf(sfnt: Buffer): (name: string) => number {
  const count = sfnt.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, at) => 12 + 16 * at);
  const offsets = new Map(
    entries.map((at) => [sfnt.toString('latin1', at, at + 4), sfnt.readUInt32BE(at + 8)] as const),
  );
  return (name) => offsets.get(name) ?? 0;
}

/** The width of a font's figures of equal width: the largest that a variant of every figure has, as superior ones are narrower. */
export async function figureWidth(font: Buffer, weight: number): Promise<number> {
  const byFigure = await Promise.all([...'0123456789'].map((figure) => fontWidths(font, figure, weight)));
  const [first, ...others] = byFigure.map(({ glyphs }) => glyphs);
  return Math.max(...(first ?? []).filter((width) => others.every((widths) => widths.includes(width))));
}
