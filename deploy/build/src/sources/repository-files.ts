import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', '.git', '.cache', '.data', '.mf', 'coverage', 'migrations']);

/**
 * Paths of the repository's own files below `root`, relative to it, with slashes; installed and built files
 * are omitted.
 */
export function repositoryFiles(root: string): readonly string[] {
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (leftOut.has(entry.name)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(path) : [path];
    });
  return walk('');
}
