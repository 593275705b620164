import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PackageInfo } from '../package-info.ts';

function stampPath(pkg: PackageInfo, cache: string): string {
  return join(cache, 'built', pkg.releaseName);
}

/** Whether the package's `dist` is a complete build from inputs with this hash. */
export function isBuilt(pkg: PackageInfo, hash: string, cache: string): boolean {
  const path = stampPath(pkg, cache);
  return (
    existsSync(join(pkg.dir, 'dist/build.json')) && existsSync(path) && readFileSync(path, 'utf8') === hash
  );
}

/** Records that the package's `dist` was built from inputs with this hash. */
export function noteBuilt(pkg: PackageInfo, hash: string, cache: string): void {
  mkdirSync(dirname(stampPath(pkg, cache)), { recursive: true });
  writeFileSync(stampPath(pkg, cache), hash);
}

/** Deletes the record and the old draft, so that a build that fails halfway leaves nothing to publish. */
export function forgetBuilt(pkg: PackageInfo, cache: string): void {
  rmSync(stampPath(pkg, cache), { force: true });
  rmSync(join(pkg.dir, 'dist/build.json'), { force: true });
}
