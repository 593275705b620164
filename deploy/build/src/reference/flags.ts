import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryFiles } from '../sources/repository-files.ts';
import { markdownTable } from './markdown-table.ts';

const isCode = (path: string) =>
  /^(shell|mfe-[^/]+|shared-[^/]+|deploy\/(backend|edge|embed))\/.+\.tsx?$/.test(path) &&
  !/\.test(?:-d)?\.|\/testing\//.test(path) &&
  !path.endsWith('flag-definitions.ts');

interface FlagDefinitions {
  readonly flagDefaults: Readonly<Record<string, boolean | string | number>>;
  readonly cosmeticFlags: readonly string[];
}

/** `deploy/docs/flags.md`: every flag with its default, and the packages whose code reads it. */
export async function flagsPage(root: string): Promise<string> {
  const definitions = pathToFileURL(join(root, 'shared-contracts/src/flags/flag-definitions.ts'));
  const { flagDefaults, cosmeticFlags } = (await import(definitions.href)) as FlagDefinitions;
  const code = repositoryFiles(root)
    .filter(isCode)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const readersOf = (key: string) => {
    const quoted = new RegExp(`['"\`]${key}['"\`]`);
    const packages = code
      .filter(({ text }) => quoted.test(text))
      .map(({ path }) => (path.startsWith('deploy/') ? path.split('/', 2).join('/') : path.split('/')[0]));
    return [...new Set(packages)].sort().join(', ');
  };
  const rows = Object.keys(flagDefaults)
    .sort()
    .map((key) => [
      `\`${key}\``,
      String(flagDefaults[key]),
      cosmeticFlags.includes(key) ? 'yes' : 'no',
      readersOf(key) || 'nobody yet',
    ]);
  return [
    '# Feature flags',
    'Written by `npm run docs:reference` from `shared-contracts/src/flags/flag-definitions.ts`; change them there.',
    'The default holds while the flag service says nothing. A cosmetic flag may be forced in production by a query parameter (T55).',
    markdownTable(['Flag', 'Default', 'Cosmetic', 'Read by'], rows),
  ].join('\n\n');
}
