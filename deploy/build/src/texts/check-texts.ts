import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { englishCatalogs, filesIn, foldersWithTexts, readTexts, tenantTexts } from './catalog-files.ts';
import forbidden from './forbidden-words.json' with { type: 'json' };
import { forbiddenWordFaults } from './forbidden-words.ts';
import { nameDifferences } from './name-differences.ts';
import sameInBoth from './same-in-both.json' with { type: 'json' };
import { statusLabelFaults } from './status-label-faults.ts';
import statusLabels from './status-labels.json' with { type: 'json' };
import { translationFaults } from './translation-faults.ts';
import { keyUse, missingKeys, unusedKeys } from './used-keys.ts';

/** The languages, besides English, in which every catalog is complete. */
const locales = ['es'] as const;

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

function wordFaults(root: string, path: string): string[] {
  const texts = readTexts(path);
  const faults = [...forbiddenWordFaults(texts, forbidden), ...statusLabelFaults(texts, statusLabels)];
  return faults.map((fault) => `${relative(root, path)}: ${fault}`);
}

function tenantFaults(root: string): string[] {
  return [...tenantTexts(root)].flatMap(([path, texts]) =>
    forbiddenWordFaults(texts, forbidden).map((fault) => `${relative(root, path)}: ${fault}`),
  );
}

/** A tenant's own text replaces one of a catalog: `texts.en.{namespace}.{key}`. Texts of the tenant itself begin with `tenant.`. */
function overrideFaults(root: string): string[] {
  const paths = foldersWithTexts(root).flatMap((folder) => englishCatalogs(root, folder));
  const keys = new Set(paths.flatMap((path) => [...readTexts(path).keys()]));
  return [...tenantTexts(root)].flatMap(([path, texts]) =>
    [...texts.keys()]
      .map((key) => /^texts\.en\.(?!tenant\.)\w+\.(.+)$/.exec(key)?.[1])
      .filter((key) => key !== undefined && !keys.has(key))
      .map((key) => `${relative(root, path)}: no catalog has the text ${key}`),
  );
}

function sourcesOf(root: string, folder: string): Map<string, string> {
  const files = filesIn(root, folder, /^(?!.*(\.test(-d)?\.|testing\/)).*\.tsx?$/);
  return new Map(files.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

function codeFaults(root: string, folder: string, shared: ReadonlySet<string>): string[] {
  // Rules of shared-contracts name the texts of their failures.
  const sources = new Map([...sourcesOf(root, folder), ...sourcesOf(root, 'shared-contracts')]);
  const use = keyUse(sources);
  const keys = new Set(englishCatalogs(root, folder).flatMap((path) => [...readTexts(path).keys()]));
  return [
    ...missingKeys(new Set([...keys, ...shared]), use).map((key) => `${folder}: there is no text ${key}`),
    ...unusedKeys(keys, use).map((key) => `${folder}: no code uses the text ${key}`),
  ];
}

function nameFaults(root: string): string[] {
  const paths = foldersWithTexts(root).flatMap((folder) => englishCatalogs(root, folder));
  return ['en', ...locales].flatMap((locale) => {
    const files = paths.map((path) => path.replace(/en\.json$/, `${locale}.json`)).filter(existsSync);
    return nameDifferences(files.map((path) => ({ file: relative(root, path), texts: readTexts(path) })));
  });
}

/** The faults in the texts of some packages of the repository at `root`, one line each. */
export function checkFolders(root: string, folders: readonly string[]): string[] {
  const shared = new Set(
    englishCatalogs(root, 'shared-design').flatMap((path) => [...readTexts(path).keys()]),
  );
  const known = new Set(foldersWithTexts(root));
  return folders.flatMap((folder) => [
    ...(known.has(folder) ? [] : [`${folder} is no package with texts`]),
    ...englishCatalogs(root, folder).flatMap((path) => [
      ...pairFaults(root, path),
      ...wordFaults(root, path),
    ]),
    // The texts in deploy are read by property, which the compiler checks.
    ...(folder.startsWith('deploy/') ? [] : codeFaults(root, folder, shared)),
  ]);
}

/** All faults in the texts of the repository at `root`, its sample tenants' own texts included, one line each. */
export function checkTexts(root: string): string[] {
  return [
    ...checkFolders(root, foldersWithTexts(root)),
    ...tenantFaults(root),
    ...overrideFaults(root),
    ...nameFaults(root),
  ];
}
