import { sortedPlaces } from './facet-column.ts';

/** Make, model and trim of one or more vehicles. */
export interface Line {
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/** All makes, all models of makes or all trims of models. */
interface Branches {
  /** Number of each line's branch. */
  readonly numbers: Uint32Array;
  readonly branches: readonly Branch[];
  /** Position of each branch when sorted by name and parent. */
  readonly places: Uint32Array;
}

interface Branch {
  readonly value: string;
  /** Its parent: the make, or the make and the model; empty for a make. */
  readonly of: readonly string[];
  /** One of the branch's lines. */
  readonly line: number;
}

/** Makes, models and trims of lines. */
export type LineTree = Readonly<Record<keyof Line, Branches>>;

/** Collects the makes, models and trims of lines, once for all searches. */
export function lineTree(lines: readonly Line[]): LineTree {
  return {
    make: branchesOf(lines, ({ make }) => [make]),
    model: branchesOf(lines, ({ make, model }) => [make, model]),
    trim: branchesOf(lines, ({ make, model, trim }) => [make, model, trim]),
  };
}

function branchesOf(lines: readonly Line[], pathOf: (line: Line) => readonly string[]): Branches {
  const numberByPath = new Map<string, number>();
  const branches: Branch[] = [];
  const numbers = Uint32Array.from(lines, (one, line) => {
    const path = pathOf(one);
    const key = path.join('|');
    const known = numberByPath.get(key);
    if (known !== undefined) return known;
    numberByPath.set(key, branches.length);
    return branches.push({ value: path.at(-1) ?? '', of: path.slice(0, -1), line }) - 1;
  });
  return {
    numbers,
    branches,
    places: sortedPlaces(branches.map(({ value, of }) => [value, ...of].join('|'))),
  };
}
