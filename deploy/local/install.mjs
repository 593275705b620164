import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes, isInstalled, packageJson, root, StartFault } from './environment.mjs';
import { run } from './run.mjs';

const stamp = resolve(root, 'node_modules/.forecourt-install');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(resolve(root, 'pnpm-lock.yaml')))
    .digest('hex');
}

/** Runs the pnpm of package.json's `packageManager`, brought by npx. @param {string[]} args */
export function pnpm(args) {
  return run('npx', ['-y', packageJson().packageManager, ...args], { npm_config_loglevel: 'error' });
}

/**
 * Installs what the lockfile says, when it has not been installed yet.
 * Throws a StartFault when pnpm cannot be brought or fails.
 */
export async function install() {
  const wanted = lockHash();
  if (isInstalled() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const code = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
  if (code !== 0) {
    throw new StartFault(
      'The packages could not be installed. The lines above say why; is the npm registry reachable?',
      exitCodes.installFailed,
    );
  }
  mkdirSync(resolve(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}
