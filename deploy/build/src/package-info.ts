import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/**
 * Package data that a build needs. `releaseName` is the name without its scope, under which the package is
 * published.
 */
export interface PackageInfo {
  readonly dir: string;
  readonly releaseName: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function readJson(path: string): PackageJson {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageJson;
}

/** Reads a package's package.json. Throws an Error naming the folder when it is missing. */
export function readPackage(dir: string): PackageInfo {
  const path = join(dir, 'package.json');
  if (!existsSync(path)) throw new Error(`${dir} has no package.json.`);
  const { name, version, dependencies = {}, peerDependencies = {} } = readJson(path);
  return { dir, releaseName: name.replace(/^@[^/]+\//, ''), version, dependencies, peerDependencies };
}

/**
 * Version of a package as installed for `fromDir`, resolved as Node does (so `catalog:` and `workspace:` need
 * no parsing). Throws an Error naming both when it is not installed.
 */
export function installedVersion(packageName: string, fromDir: string): string {
  for (let dir = fromDir; ; dir = dirname(dir)) {
    const path = join(dir, 'node_modules', packageName, 'package.json');
    if (existsSync(path)) return readJson(path).version;
    if (dirname(dir) === dir) throw new Error(`${packageName} is not installed for ${basename(fromDir)}.`);
  }
}
