import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownSources } from './cited-sources.ts';
import { knownSources } from './known-sources.ts';
import { missingPaths } from './named-paths.ts';
import { repositoryFiles } from './repository-files.ts';

const code = /\.(ts|tsx|mts|mjs|cjs|css|yml|yaml|tmpl)$/;
const definitions = /^deploy\/docs\/(requirements\/.+|threats|faults)\.md$/;
/** Texts about missing sources, in the tests of this check. */
const examples = /^deploy\/build\/src\/sources\/.+\.test\.ts$/;

/**
 * Everything that the code or a page of the repository at `root` cites but that does not exist, one line
 * each: rules, threats and faults that no page defines, missing pages, and paths on a page that do not exist.
 */
export function checkSources(root: string): readonly string[] {
  const files = repositoryFiles(root);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const pages = files.filter((path) => path.endsWith('.md'));
  const { known, faults } = knownSources(
    new Map(pages.filter((path) => definitions.test(path)).map((path) => [path, read(path)])),
  );
  const citing = files.filter((path) => (code.test(path) || path.endsWith('.md')) && !examples.test(path));
  const pageNames = new Set(pages);
  return [
    ...faults,
    ...citing.flatMap((path) => unknownSources({ path, text: read(path) }, known, pageNames)),
    ...pages.flatMap((page) => missingPaths(page, read(page), files)),
  ];
}
