import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LoadableRelease } from '@forecourt/shared-contracts/releases';
import type { LifeCycles } from 'single-spa';
import { releaseScript } from './release-script.ts';

/** A remote's `./app` module. */
export type MountableRemote = LifeCycles;

interface ContainerRelease {
  readonly container: string;
  readonly release: LoadableRelease;
  /** 0 for the first attempt; a later attempt gets its own URL, because a failed script stays failed. */
  readonly attempt: number;
}

const integrityByUrl = new Map<string, string>();

/**
 * Makes the runtime load each entry with the hash of its signed release record, so that changed bytes never run (T11).
 * Called once, before the first remote.
 */
export function guardRemoteEntries(): void {
  registerPlugins([
    {
      name: 'entry-integrity',
      createScript: ({ url }) => ({
        script: releaseScript(document, url, integrityByUrl.get(url)),
        timeout: 20_000,
      }),
    },
  ]);
}

function isRemoteModule(value: unknown): value is MountableRemote {
  return typeof value === 'object' && value !== null && 'mount' in value && 'unmount' in value;
}

/**
 * Loads a remote's lifecycles from one release. Rejects when the entry cannot be loaded, its bytes do not match its hash, it requires
 * another contract than the page shares, or it exposes no lifecycles. A later attempt first checks the response of its URL, and rejects
 * with a `LoadFailure` that gives the reason when it is not the release.
 */
export async function loadRemoteModule({
  container,
  release,
  attempt,
}: ContainerRelease): Promise<MountableRemote> {
  const url = new URL(release.entryUrl, location.origin);
  if (!release.integrity) throw new Error(`${container} ${release.version} has no hash`);
  if (attempt > 0) {
    url.searchParams.set('attempt', String(attempt));
    // Without the check, which a first load does not need, the retry may still succeed: the browser compares the hash itself.
    const check = await import('./before-retry.ts').catch(() => undefined);
    await check?.beforeRetry(url, release.integrity);
  }
  integrityByUrl.set(url.href, release.integrity);
  registerRemotes([{ name: container, entry: url.href }], { force: true });
  const module = await loadRemote<unknown>(`${container}/app`);
  if (!isRemoteModule(module)) throw new Error(`${container} ${release.version} exposes no lifecycles`);
  return module;
}
