import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScript, workspaceDir } from '../stack/index.ts';

/** URL path of the single bundle. */
export const singleBundlePath = '/assets/monolith/1/';

/**
 * The site's code as one ordinary bundle. `initial` lists the scripts that start it, in the order of their
 * tags.
 */
export interface SingleBundle {
  readonly dir: string;
  readonly initial: readonly string[];
}

/** Build and cache folder; may be deleted at any time. */
export const singleBundleCache = join(workspaceDir, '.cache/monolith');
/** Result of the build: `initial`, and the `stamp` of the sources. */
export const singleBundleStampFile = join(singleBundleCache, 'single-bundle.json');
export const singleBundleDir = join(singleBundleCache, 'dist');

/** Folder names of the remotes. */
export function remoteNames(): string[] {
  return readdirSync(workspaceDir)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(workspaceDir, name, 'remote.config.ts')))
    .sort();
}

/** Changes whenever one of the federated builds does, because both are built from the same sources. */
export function sourcesStamp(): string {
  const hash = createHash('sha256');
  for (const name of ['shell', ...remoteNames()]) {
    hash.update(readFileSync(join(workspaceDir, name, 'dist/build.json')));
  }
  return hash.digest('hex');
}

function builtBefore(): SingleBundle | undefined {
  if (!existsSync(singleBundleStampFile)) return undefined;
  const stored = JSON.parse(readFileSync(singleBundleStampFile, 'utf8')) as {
    stamp: string;
    initial: string[];
  };
  return stored.stamp === sourcesStamp() ? { dir: singleBundleDir, initial: stored.initial } : undefined;
}

/**
 * Shell and remotes as one bundle from the same preset, with brotli copies: the cost of the site without
 * federation. Built in a separate process, only when one of the federated builds has changed; those must
 * exist.
 */
export async function singleBundle(): Promise<SingleBundle> {
  const before = builtBefore();
  if (before) return before;
  await runScript('deploy/e2e/src/first-view/build-single-bundle.ts', [], {});
  const built = builtBefore();
  if (!built) throw new Error('The single bundle was built of other sources than the site.');
  return built;
}
