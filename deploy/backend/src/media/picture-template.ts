import type { PaintShades } from './paint.ts';

const tones = [
  'glint',
  'light',
  'base',
  'shade',
  'deep',
  'seam',
] as const satisfies readonly (keyof PaintShades)[];

/** A drawing without its paint: literal text, each piece but the last followed by the tone after it. */
export interface PictureTemplate {
  readonly pieces: readonly string[];
  readonly tones: readonly (keyof PaintShades)[];
}

const marks = Object.fromEntries(tones.map((tone) => [tone, `{${tone}}`])) as unknown as PaintShades;

const isTone = (text: string): text is keyof PaintShades => (tones as readonly string[]).includes(text);

/** Draws once with names in place of the tones. `draw` must use the tones as text and compute nothing from them. */
export function pictureTemplate(draw: (paint: PaintShades) => string): PictureTemplate {
  const parts = draw(marks).split(/\{(\w+)\}/);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    tones: parts.filter((_, index) => index % 2 === 1).filter(isTone),
  };
}

/** Returns the drawing in a paint. */
export function paintTemplate({ pieces, tones: used }: PictureTemplate, paint: PaintShades): string {
  let text = pieces[0] ?? '';
  used.forEach((tone, index) => {
    text += paint[tone] + (pieces[index + 1] ?? '');
  });
  return text;
}
