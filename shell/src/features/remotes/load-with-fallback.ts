import type { LoadableRelease, RemoteRelease } from '@forecourt/shared-contracts/releases';
import { LoadFailure, loadWithRetries } from '@forecourt/shared-contracts/release-loading';
import type { MountableRemote } from '../../platform/federation.ts';

/** Loader and timers, injected so that tests control both. */
export interface LoadPorts {
  readonly load: (container: string, release: LoadableRelease, attempt: number) => Promise<MountableRemote>;
  /** Resolves after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface LoadedRemote {
  readonly module: MountableRemote;
  readonly version: string;
  /** Why the current release is not the one that loaded; absent when it is. */
  readonly failure?: Error;
}

/** Limit of one release's load (F04): the runtime's own limit of 20 s is too long for a user. */
export const loadLimitMs = 8000;

async function withinLimit<T>(work: Promise<T>, ports: LoadPorts, what: string): Promise<T> {
  const late = ports.sleep(loadLimitMs).then(() => {
    throw new LoadFailure('late', `${what} did not load within ${loadLimitMs} ms`);
  });
  return Promise.race([work, late]);
}

function loadRelease(remote: RemoteRelease, release: LoadableRelease, run: Run): Promise<MountableRemote> {
  const what = `${remote.name} ${release.version}`;
  return loadWithRetries(
    (retry) => withinLimit(run.ports.load(remote.container, release, run.attempt + retry), run.ports, what),
    run.ports,
  );
}

interface Run {
  readonly ports: LoadPorts;
  /** Number of the first attempt, so that every attempt of the page has its own URL. */
  readonly attempt: number;
}

/**
 * Loads a remote's lifecycles: its current release with the retries of {@link loadWithRetries}, else its last good release (F01). Rejects
 * with the current release's failure when nothing loads.
 */
export async function loadWithFallback(remote: RemoteRelease, run: Run): Promise<LoadedRemote> {
  try {
    return { module: await loadRelease(remote, remote.current, run), version: remote.current.version };
  } catch (failure) {
    if (!remote.fallback) throw failure;
    try {
      const module = await loadRelease(remote, remote.fallback, run);
      return { module, version: remote.fallback.version, failure: failure as Error };
    } catch {
      throw failure;
    }
  }
}
