import type { SourceFile } from './source-files.ts';

/** A line of a source file; `line` counts from 1. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws lines, each as likely as any other; blank lines are not drawn. The same seed and files give the same places. */
export function randomPlaces(files: readonly SourceFile[], count: number, seed: number): readonly Place[] {
  const all = files.flatMap(({ path, lines }) =>
    lines.flatMap((text, at) => (text.trim() === '' ? [] : [{ path, line: at + 1, text: text.trim() }])),
  );
  const next = numbersOf(seed);
  return Array.from(
    { length: all.length === 0 ? 0 : count },
    () => all[Math.floor(next() * all.length)] as Place,
  );
}
