import { dirname, join } from 'node:path';

/** A name that a file declares and exports. */
export interface Declared {
  readonly name: string;
  readonly path: string;
}

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|function\*?|interface|type|class) (\w+)/gm;
const source = /^((?:deploy\/)?[^/]+)\/src\/(?!.*\.test)(?!(?:.*\/)?(?:testing|fixtures)\/).+\.tsx?$/;

/** The exported declarations of the product's code among `files`. */
export function declaredNames(files: readonly string[], read: (path: string) => string): readonly Declared[] {
  return files
    .filter((path) => source.test(path) && !path.startsWith('deploy/e2e/'))
    .flatMap((path) => [...read(path).matchAll(declaration)].map(([, name = '']) => ({ name, path })));
}

const folderOf = (path: string) => source.exec(path)?.[1] ?? '';

/** A package of the repository: the packages that it uses, by folder, and whether it publishes a name. */
export interface PackageNames {
  readonly uses: ReadonlySet<string>;
  readonly publishes: (name: string) => boolean;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: object;
  readonly exports?: Readonly<Record<string, string>>;
}

function publishedBy(folder: string, { exports = {} }: Manifest, read: (path: string) => string) {
  const entries = Object.values(exports);
  // A package that publishes its files publishes whatever they export.
  if (entries.some((entry) => entry.includes('*'))) return () => true;
  const modules = entries.filter((entry) => /\.tsx?$/.test(entry));
  const names = new Set(modules.flatMap((entry) => read(join(folder, entry)).match(/\w+/g) ?? []));
  return (name: string) => names.has(name);
}

/** The packages of the repository by folder, from the manifests among `files`. */
export function packageNames(
  files: readonly string[],
  read: (path: string) => string,
): ReadonlyMap<string, PackageNames> {
  const manifests = files
    .filter((path) => /^(?:deploy\/)?[^/]+\/package\.json$/.test(path))
    .map((path) => ({ folder: dirname(path), manifest: JSON.parse(read(path)) as Manifest }));
  const folders = new Map(manifests.map(({ manifest, folder }) => [manifest.name, folder]));
  return new Map(
    manifests.map(({ folder, manifest }) => {
      const used = Object.keys(manifest.dependencies ?? {}).flatMap((name) => folders.get(name) ?? []);
      return [folder, { uses: new Set(used), publishes: publishedBy(folder, manifest, read) }];
    }),
  );
}

/**
 * Names with two meanings, one line each: exported by two files of one package, or by a package and published
 * by one that it uses. Packages that do not see each other, such as two remotes, may use the same name. A type
 * beside its value in one file is one declaration.
 */
export function namesDeclaredTwice(
  declared: readonly Declared[],
  packages: ReadonlyMap<string, PackageNames>,
): readonly string[] {
  const sees = (name: string, one: string, other: string) =>
    packages.get(one)?.uses.has(other) && packages.get(other)?.publishes(name);
  const places = new Map<string, Set<string>>();
  for (const { name, path } of declared) {
    const known = places.get(name) ?? new Set();
    places.set(name, known.add(path));
  }
  return [...places].flatMap(([name, paths]) => {
    const all = [...paths];
    const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
    const pair = pairs.find((files) => {
      const [one = '', other = ''] = files.map(folderOf);
      return one === other || sees(name, one, other) || sees(name, other, one);
    });
    return pair ? [`${name}: has two meanings, in ${pair[0]} and ${pair[1]}`] : [];
  });
}
