import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitCodes, isInstalled, packageJson, root, StartFault } from './environment.mjs';
import { run } from './run.mjs';

const stamp = resolve(root, 'node_modules/.forecourt-install');
/** What pnpm itself notes of its last installation. */
const installedLock = resolve(root, 'node_modules/.pnpm/lock.yaml');

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Whether what the lockfile says is there, be it installed by us or by hand. @param {string} lock @param {string} hash */
function isUpToDate(lock, hash) {
  return isInstalled() && (textOf(stamp) === hash || textOf(installedLock) === lock);
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
  const lock = readFileSync(resolve(root, 'pnpm-lock.yaml'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (isUpToDate(lock, wanted)) return;
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
