import type { SourceFile } from './source-files.ts';

/** How large the files of a package are, in lines. */
export interface SizeFigures {
  readonly name: string;
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly p90: number;
  readonly most: number;
  /** Files under 15 lines, and how many of these are an `index.ts`. */
  readonly short: number;
  readonly shortIndexes: number;
}

function packageOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'deploy' ? `${first}/${second}` : first;
}

function figuresOf(name: string, files: readonly SourceFile[]): SizeFigures {
  const sizes = files.map(({ lines }) => lines.length).sort((one, other) => one - other);
  const at = (share: number) => sizes[Math.floor((sizes.length - 1) * share)] ?? 0;
  const short = files.filter(({ lines }) => lines.length < 15);
  return {
    name,
    files: files.length,
    lines: sizes.reduce((sum, size) => sum + size, 0),
    median: at(0.5),
    p90: at(0.9),
    most: at(1),
    short: short.length,
    shortIndexes: short.filter(({ path }) => path.endsWith('/index.ts')).length,
  };
}

/** Returns the figures of each package and, at the end, of all. */
export function sizeFigures(files: readonly SourceFile[]): readonly SizeFigures[] {
  const packages = [...new Set(files.map(({ path }) => packageOf(path)))].sort();
  return [
    ...packages.map((name) =>
      figuresOf(
        name,
        files.filter(({ path }) => packageOf(path) === name),
      ),
    ),
    figuresOf('all', files),
  ];
}
