import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './service.ts';
import { workspaceDir } from './workspace.ts';

/** The packages whose builds make up the site. */
const built = ['shell', 'mfe-storefront', 'mfe-checkout', 'mfe-account', 'mfe-credit-app', 'deploy/embed'];
const sharedStore = 'FORECOURT_E2E_STORE';

function requireBuilds(): void {
  const missing = built.filter((name) => !existsSync(join(workspaceDir, name, 'dist/build.json')));
  if (missing.length > 0) throw new Error(`Not built yet: ${missing.join(', ')}. Run npm run build first.`);
}

/**
 * Fills a release store with the builds of this checkout: copies the run's own store if there is one,
 * otherwise publishes. Throws when a package is not built, because an old build or none would be tested
 * instead.
 */
export async function publishBuilds(dataDir: string): Promise<void> {
  const store = process.env[sharedStore];
  if (store) {
    for (const folder of ['releases', 'keys']) {
      cpSync(join(store, folder), join(dataDir, folder), { recursive: true });
    }
    return;
  }
  requireBuilds();
  await runScript('deploy/releases/src/cli.ts', ['publish', 'all', '--promote'], { FORECOURT_DATA: dataDir });
}

/**
 * Playwright's global setup: one publication for all workers, so that a run tests the same builds from its
 * first test to its last.
 */
export default async function publishOnce(): Promise<() => void> {
  const store = mkdtempSync(join(tmpdir(), 'forecourt-e2e-store-'));
  await publishBuilds(store);
  process.env[sharedStore] = store;
  return () => rmSync(store, { recursive: true, force: true });
}
