import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles } from '../sources/repository-files.ts';
import { markdownTable } from './markdown-table.ts';

/** Variables set by systems and tools, not by operators of Forecourt. */
const ofTheSystem = new Set(['HOME', 'PATH', 'TMPDIR', 'TZ', 'INIT_CWD', 'NODE_OPTIONS']);
const read = /\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z0-9_]{2,})|\benv, '([A-Z][A-Z0-9_]{2,})'/g;
const isCode = (path: string) => /\.(ts|mjs|mts)$/.test(path) && !/\.(test|spec)\.ts$/.test(path);

/** The environment variables that the code reads, each with the packages that read it. */
function variablesOf(root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const readers = new Map<string, Set<string>>();
  for (const path of files.filter(isCode)) {
    const folder = path.startsWith('deploy/') ? path.split('/', 2).join('/') : (path.split('/')[0] ?? path);
    for (const [, one, other] of readFileSync(join(root, path), 'utf8').matchAll(read)) {
      const name = one ?? other ?? '';
      if (!ofTheSystem.has(name)) readers.set(name, (readers.get(name) ?? new Set()).add(folder));
    }
  }
  return new Map([...readers].map(([name, folders]) => [name, [...folders].sort()]));
}

/**
 * `deploy/docs/environment.md`: every variable, who reads it, and the page that describes it; `faults` lists
 * those without a page.
 */
export function environmentPage(root: string): { readonly page: string; readonly faults: readonly string[] } {
  const files = repositoryFiles(root);
  const pages = files.filter(
    (path) => path.endsWith('.md') && !/^\.changeset\/|^deploy\/docs\/environment\.md$/.test(path),
  );
  const texts = pages.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const variables = [...variablesOf(root, files)].sort(([one], [other]) => one.localeCompare(other));
  const described = variables.map(([name, folders]) => ({
    name,
    folders,
    path: texts.find(({ text }) => text.includes(`\`${name}`))?.path,
  }));
  const rows = described.map(({ name, folders, path }) => [
    `\`${name}\``,
    folders.join(', '),
    path ? `[${path}](${relativeToDocs(path)})` : '',
  ]);
  return {
    page: [
      '# Environment variables',
      'Written by `npm run docs:reference` from the code that reads them. What a variable means is on the page that the last column names.',
      markdownTable(['Variable', 'Read by', 'Described in'], rows),
    ].join('\n\n'),
    faults: described
      .filter(({ path }) => !path)
      .map(({ name, folders }) => `${name}, which ${folders.join(' and ')} reads, is described on no page`),
  };
}

function relativeToDocs(path: string): string {
  return path.startsWith('deploy/docs/')
    ? path.slice('deploy/docs/'.length)
    : path.startsWith('deploy/')
      ? `../${path.slice('deploy/'.length)}`
      : `../../${path}`;
}
