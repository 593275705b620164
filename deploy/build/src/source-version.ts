import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { installedVersion, readPackage } from './package-info.ts';

const isTest = /(\.test\.tsx?$)|(^|\/)testing\//;

function installedDir(packageName: string, fromDir: string): string | undefined {
  for (let dir = fromDir; ; dir = dirname(dir)) {
    const path = join(dir, 'node_modules', packageName);
    if (existsSync(path)) return realpathSync(path);
    if (dirname(dir) === dir) return undefined;
  }
}

/** The files that a package's modules are built from, sorted. */
function sourceFiles(dir: string): readonly string[] {
  const src = join(dir, 'src');
  if (!existsSync(src)) return [];
  const files = readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return files.filter((path) => !isTest.test(path)).sort();
}

/**
 * Version of a package as installed for `fromDir`; for a package of this workspace with a hash of its sources and
 * of the versions that it depends on as build metadata (`1.0.0+3f2a90c1`), because its version alone does not
 * tell two builds apart. Throws an Error naming both when it is not installed.
 */
export function sourceVersion(packageName: string, fromDir: string): string {
  const version = installedVersion(packageName, fromDir);
  const dir = installedDir(packageName, fromDir);
  if (dir === undefined || dir.includes(`${sep}node_modules${sep}`)) return version;
  const { dependencies } = readPackage(dir);
  const hash = createHash('sha256').update(JSON.stringify([version, Object.keys(dependencies).sort()]));
  for (const name of Object.keys(dependencies).sort()) hash.update(installedVersion(name, dir));
  for (const path of sourceFiles(dir)) hash.update(path).update(readFileSync(join(dir, path)));
  return `${version}+${hash.digest('hex').slice(0, 8)}`;
}
