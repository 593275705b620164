import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts, type CatalogTree } from './catalog.ts';

/** Packages with catalogs, besides the remotes, which are found by their `remote.config.ts`. */
const packages = ['shell', 'shared-design', 'deploy/edge', 'deploy/embed', 'deploy/backend'] as const;

/** The texts of a catalog's file, by full key. */
export function readTexts(path: string): Map<string, string> {
  return flatTexts(JSON.parse(readFileSync(path, 'utf8')) as CatalogTree);
}

/** Files of a package's sources whose path in `src` matches `name`, sorted. */
export function filesIn(root: string, folder: string, name: RegExp): string[] {
  const src = join(root, folder, 'src');
  if (!existsSync(src)) return [];
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' });
  return all
    .filter((path) => name.test(path))
    .map((path) => join(src, path))
    .sort();
}

/** Folders of the repository at `root` that have catalogs: the remotes, then the packages. */
export function foldersWithTexts(root: string): string[] {
  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.config.ts')));
  return [...remotes.filter((name) => name !== 'shell').sort(), ...packages];
}

/** English catalogs of a package. */
export function englishCatalogs(root: string, folder: string): string[] {
  return filesIn(root, folder, /(^|[/.])en\.json$/);
}

/** Folder of the sample tenants' files. */
const tenantsFolder = 'deploy/releases/tenants';

/** English texts of each sample tenant, by path of its file: all of its fields except those in other languages. */
export function tenantTexts(root: string): Map<string, Map<string, string>> {
  const folder = join(root, tenantsFolder);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.sort().map((name) => {
      const withoutNulls = (_key: string, value: unknown): unknown => value ?? {};
      const tenant = JSON.parse(readFileSync(join(folder, name), 'utf8'), withoutNulls) as CatalogTree;
      const texts = [...flatTexts(tenant)].filter(([key]) => !/^texts\.(?!en\.)/.test(key));
      return [join(folder, name), new Map(texts)];
    }),
  );
}
