import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageInfo } from '../package-info.ts';

const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'testing']);
const skippedFiles = /\.test(?:-d)?\.tsx?$|\.md$/;

function sourceFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : sourceFiles(path);
    return entry.isFile() && !skippedFiles.test(entry.name) ? [path] : [];
  });
}

/**
 * A hash (hex) of everything that affects a package's build: its own sources, those of the shared packages
 * and the preset, the lockfile, Node's version and the preset's switches. Tests and readmes do not count.
 */
export function inputsHash(pkg: PackageInfo, workspace: string): string {
  const shared = ['shared-contracts', 'shared-design', 'deploy/build'].map((dir) => join(workspace, dir));
  const files = [pkg.dir, ...shared].flatMap(sourceFiles).concat(join(workspace, 'pnpm-lock.yaml'));
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.FORECOURT_SOURCE_MAPS ?? '');
  for (const file of files.sort())
    hash.update(`\0${file.slice(workspace.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
