import type { Columns } from './columns.ts';
import { queryTokens, wordsOf } from './tokens.ts';

/** Finds rows by prefixes of the words of their design, finish, paint and model year. */
export interface WordIndex {
  /** Undefined if nothing searchable was typed. */
  match(keyword: string): WordMatch | undefined;
}

/** A row matches if its design, finish, paint and model year together have all bits. */
export interface WordMatch {
  /** A bit for each typed word. */
  readonly all: number;
  /** By design, the bits of the typed words that are a prefix of one of its words. */
  readonly designs: Uint8Array;
  readonly finishes: Uint8Array;
  readonly paints: Uint8Array;
  /** By model year. */
  readonly years: Uint8Array;
}

/** Indexes the words. */
export function wordIndex({ designs, finishes, paintName, year }: Columns): WordIndex {
  const lastYear = year.reduce((last, one) => Math.max(last, one), 0);
  const words = {
    designs: designs.firsts.map((row) =>
      wordsOf([row.make, row.model, row.trim, row.bodyStyle, row.fuelType, row.drivetrain]),
    ),
    finishes: finishes.firsts.map((row) => wordsOf([row.condition, row.colorFamily])),
    paints: paintName.values.map((paint) => wordsOf([paint])),
    years: Array.from({ length: lastYear + 1 }, (_, one) => [String(one)]),
  };
  const vocabulary = [...new Set(Object.values(words).flat(2))].sort();
  const numberByWord = new Map(vocabulary.map((word, number) => [word, number] as const));
  const numbered = (groups: readonly (readonly string[])[]) =>
    groups.map((some) => some.map((word) => numberByWord.get(word) ?? 0));
  const numbers = {
    designs: numbered(words.designs),
    finishes: numbered(words.finishes),
    paints: numbered(words.paints),
    years: numbered(words.years),
  };

  return {
    match(keyword) {
      const tokens = queryTokens(keyword);
      if (tokens.length === 0) return undefined;
      const bits = new Uint8Array(vocabulary.length);
      tokens.forEach((token, bit) => {
        markPrefix(vocabulary, token, (word) => (bits[word] = (bits[word] ?? 0) | (1 << bit)));
      });
      return {
        all: 2 ** tokens.length - 1,
        designs: bitsOfGroups(numbers.designs, bits),
        finishes: bitsOfGroups(numbers.finishes, bits),
        paints: bitsOfGroups(numbers.paints, bits),
        years: bitsOfGroups(numbers.years, bits),
      };
    },
  };
}

/** Marks the words of a sorted vocabulary that start with a text. */
function markPrefix(vocabulary: readonly string[], prefix: string, mark: (word: number) => void): void {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  while (vocabulary[low]?.startsWith(prefix)) mark(low++);
}

function bitsOfGroups(groups: readonly (readonly number[])[], bits: Uint8Array): Uint8Array {
  return Uint8Array.from(groups, (words) => words.reduce((sum, word) => sum | (bits[word] ?? 0), 0));
}
