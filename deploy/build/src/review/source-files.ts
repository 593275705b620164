import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file of the product: its path from the checkout, and its lines. */
export interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
}

const sources = /\.(ts|tsx|mjs)$/;
const notSources =
  /\.test(-d)?\.tsx?$|\/(testing|fixtures|gallery|migrations|e2e|bench)\/|\.(config|d)\.m?[tc]s$/;

/** Returns the tracked source files without tests, fixtures, galleries and migrations, by path. */
export function sourceFiles(root: string): readonly SourceFile[] {
  const tracked = execFileSync('git', ['ls-files', 'shell', 'mfe-*', 'shared-*', 'deploy'], {
    cwd: root,
    encoding: 'utf8',
  });
  return tracked
    .split('\n')
    .filter((path) => sources.test(path) && !notSources.test(path))
    .sort()
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }));
}
