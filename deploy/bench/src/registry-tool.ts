import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceDir } from '@forecourt/e2e/stack';

/**
 * Installs packages for one benchmark below `.cache`, unless exactly these are there: what only a comparison needs
 * is no dependency of this repository. Returns the folder that has their `node_modules`. `packages` has exact versions.
 */
export function registryTool(name: string, packages: Readonly<Record<string, string>>): string {
  const dir = join(workspaceDir, '.cache/bench', name);
  const wanted = `${JSON.stringify({ name, private: true, dependencies: packages }, null, 2)}\n`;
  const doneFile = join(dir, 'installed.json');
  if (existsSync(doneFile) && readFileSync(doneFile, 'utf8') === wanted) return dir;
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), wanted);
  const words = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status } = spawnSync('npm', words, { cwd: dir, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed from the registry.`);
  writeFileSync(doneFile, wanted);
  return dir;
}
