import { queryTokens } from './tokens.ts';

/** Finds rows by the beginnings of their words. */
export interface WordIndex {
  /** 1 for each row in which every typed word begins some word; undefined when nothing searchable was typed. */
  match(keyword: string): Uint8Array | undefined;
}

/** Indexes rows by their words. Rows with equal words should share one array, which saves most of the work. */
export function wordIndex(rowCount: number, wordsOfRow: (row: number) => readonly string[]): WordIndex {
  const rowsByWord = new Map<string, number[]>();
  for (let row = 0; row < rowCount; row += 1) {
    for (const word of wordsOfRow(row)) {
      const rows = rowsByWord.get(word);
      if (rows) rows.push(row);
      else rowsByWord.set(word, [row]);
    }
  }
  const postings = [...rowsByWord].map(([word, rows]) => [word, Uint32Array.from(rows)] as const);

  function markPrefix(prefix: string, mark: Uint8Array, stage: number): void {
    for (const [word, rows] of postings) {
      if (!word.startsWith(prefix)) continue;
      for (const row of rows) if (mark[row] === stage - 1) mark[row] = stage;
    }
  }

  return {
    match(keyword) {
      const tokens = queryTokens(keyword);
      if (tokens.length === 0) return undefined;
      const mark = new Uint8Array(rowCount);
      tokens.forEach((token, index) => markPrefix(token, mark, index + 1));
      return mark.map((stage) => (stage === tokens.length ? 1 : 0));
    },
  };
}
