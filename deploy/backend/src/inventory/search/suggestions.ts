import { maximumSuggestions, type Suggestion } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, type Columns } from './columns.ts';
import { queryTokens, wordsOf } from './tokens.ts';

/** A suggestion with the words that find it. */
interface Entry extends Suggestion {
  readonly words: readonly string[];
}

/** Suggests keywords as the user types. */
export interface Suggester {
  /** At most ten, fewest words first, then most vehicles; none for blank input. */
  suggest(typed: string): Suggestion[];
}

const kindRanks = ['make', 'bodyStyle', 'model', 'trim', 'vehicle'] as const;

/** Collects makes, body styles, models and trims of what is listed, with their counts. */
export function createSuggester(columns: Columns): Suggester {
  const entries = collect(columns).sort(
    (one, two) =>
      kindRanks.indexOf(one.kind) - kindRanks.indexOf(two.kind) ||
      two.count - one.count ||
      (one.text < two.text ? -1 : 1),
  );
  return {
    suggest(typed) {
      const tokens = queryTokens(typed);
      if (tokens.length === 0) return [];
      const fits = ({ words }: Entry) =>
        tokens.every((token) => words.some((word) => word.startsWith(token)));
      const found = entries.filter(fits).slice(0, maximumSuggestions);
      return found.map(({ text, kind, count, query }) => ({ text, kind, count, query }));
    },
  };
}

type Field = 'make' | 'model' | 'trim' | 'bodyStyle';

const paths: readonly (readonly [Suggestion['kind'], readonly Field[]])[] = [
  ['make', ['make']],
  ['bodyStyle', ['bodyStyle']],
  ['model', ['make', 'model']],
  ['trim', ['make', 'model', 'trim']],
];

function collect(columns: Columns): Entry[] {
  return paths.flatMap(([kind, fields]) => {
    const counts = countPaths(columns, fields);
    return [...counts].map(([key, count]) => {
      const values = key.split('|');
      const filters = fields.map((field, index) => [field, values[index] ?? ''] as [string, string]);
      const query = new URLSearchParams(filters).toString();
      return { kind, count, query, text: values.join(' '), words: wordsOf(values) };
    });
  });
}

function countPaths(columns: Columns, fields: readonly Field[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const { firsts } = columns.designs;
  listedByDesign(columns).forEach((count, design) => {
    const row = firsts[design];
    if (count === 0 || !row || fields.some((field) => row[field] === '')) return;
    const key = fields.map((field) => row[field]).join('|');
    counts.set(key, (counts.get(key) ?? 0) + count);
  });
  return counts;
}

function listedByDesign({ designs, availability, size }: Columns): Uint32Array {
  const counts = new Uint32Array(designs.keys.length);
  const sold = availabilityCodes.indexOf('Sold');
  for (let row = 0; row < size; row += 1) {
    if ((availability[row] as number) >= sold) continue;
    const design = designs.numbers[row] as number;
    counts[design] = (counts[design] as number) + 1;
  }
  return counts;
}
