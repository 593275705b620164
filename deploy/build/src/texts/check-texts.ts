import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { flatTexts, type CatalogTree } from './catalog.ts';
import sameInBoth from './same-in-both.json' with { type: 'json' };
import { translationFaults } from './translation-faults.ts';
import { keyUse, missingKeys, unusedKeys } from './used-keys.ts';

/** The languages, besides English, in which every catalog is complete. */
const locales = ['es'] as const;
/** Packages with catalogs, besides the remotes, which are found by their `remote.config.ts`. */
const packages = ['shell', 'shared-design', 'deploy/edge', 'deploy/embed', 'deploy/backend'] as const;

const readTexts = (path: string) => flatTexts(JSON.parse(readFileSync(path, 'utf8')) as CatalogTree);

function filesIn(root: string, folder: string, name: RegExp): string[] {
  const src = join(root, folder, 'src');
  if (!existsSync(src)) return [];
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' });
  return all
    .filter((path) => name.test(path))
    .map((path) => join(src, path))
    .sort();
}

function pairFaults(root: string, path: string): string[] {
  const english = readTexts(path);
  return locales.flatMap((locale) => {
    const other = path.replace(/en\.json$/, `${locale}.json`);
    const name = relative(root, other);
    if (!existsSync(other)) return [`${name} is missing, with ${english.size} texts`];
    const pair = { locale, english, translated: readTexts(other), sameInBoth: new Set(sameInBoth) };
    return translationFaults(pair).map((fault) => `${name}: ${fault}`);
  });
}

function sourcesOf(root: string, folder: string): Map<string, string> {
  const files = filesIn(root, folder, /^(?!.*(\.test(-d)?\.|testing\/)).*\.tsx?$/);
  return new Map(files.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

function codeFaults(root: string, folder: string, shared: ReadonlySet<string>): string[] {
  // Rules of shared-contracts name the texts of their failures.
  const sources = new Map([...sourcesOf(root, folder), ...sourcesOf(root, 'shared-contracts')]);
  const use = keyUse(sources);
  const catalogs = filesIn(root, folder, /(^|[/.])en\.json$/);
  const keys = new Set(catalogs.flatMap((path) => [...readTexts(path).keys()]));
  return [
    ...missingKeys(new Set([...keys, ...shared]), use).map((key) => `${folder}: there is no text ${key}`),
    ...unusedKeys(keys, use).map((key) => `${folder}: no code uses the text ${key}`),
  ];
}

/** All faults in the texts of the repository at `root`, one line each. */
export function checkTexts(root: string): string[] {
  const shared = new Set(
    filesIn(root, 'shared-design', /(^|[/.])en\.json$/).flatMap((path) => [...readTexts(path).keys()]),
  );
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.config.ts')));
  return [...remotes.filter((name) => name !== 'shell').sort(), ...packages].flatMap((folder) => [
    ...filesIn(root, folder, /(^|[/.])en\.json$/).flatMap((path) => pairFaults(root, path)),
    // The texts in deploy are read by property, which the compiler checks.
    ...(folder.startsWith('deploy/') ? [] : codeFaults(root, folder, shared)),
  ]);
}
