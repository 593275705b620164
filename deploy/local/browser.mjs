import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from './install.mjs';
import { run } from './run.mjs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function playwrightHasBrowser() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'));
}

/**
 * Makes sure that there is a Chromium for the browser tests: an installed one, else Playwright's, else Debian's package when root.
 * Answers its path, or undefined where Playwright finds its own. Throws an Error that says what to install otherwise.
 */
export async function browserPath() {
  const named = process.env.FORECOURT_CHROMIUM;
  if (named) return named;
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  if (playwrightHasBrowser()) return undefined;
  const install = ['--filter', '@forecourt/e2e', 'exec', 'playwright', 'install', 'chromium'];
  if ((await pnpm(install)) === 0) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('which', ['apt-get']).status === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'No Chromium for the browser tests. Install one, or name it with FORECOURT_CHROMIUM=/path/to/chromium.',
  );
}
