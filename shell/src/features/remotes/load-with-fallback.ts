import type { LoadableRelease, RemoteRelease } from '@forecourt/shared-contracts/releases';
import { LoadFailure, loadFaultOf } from '../../domain/load-failure.ts';
import type { RemoteModule } from '../../platform/federation.ts';

/** Loader and timers, injected so that tests control both. */
export interface LoadPorts {
  readonly load: (container: string, release: LoadableRelease, attempt: number) => Promise<RemoteModule>;
  /** Resolves after this many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface LoadedRemote {
  readonly module: RemoteModule;
  readonly version: string;
  /** Why the current release is not the one that loaded; absent when it is. */
  readonly failure?: Error;
}

/** Limit of one release's load (F04): the runtime's own limit of 20 s is too long for a user. */
export const loadLimitMs = 8000;
const retries = 2;
const firstPauseMs = 250;

async function withinLimit<T>(work: Promise<T>, ports: LoadPorts, what: string): Promise<T> {
  const late = ports.sleep(loadLimitMs).then(() => {
    throw new LoadFailure('late', `${what} did not load within ${loadLimitMs} ms`);
  });
  return Promise.race([work, late]);
}

async function loadRelease(remote: RemoteRelease, release: LoadableRelease, run: Run): Promise<RemoteModule> {
  for (let retry = 0; ; retry += 1) {
    try {
      const loading = run.ports.load(remote.container, release, run.attempt + retry);
      return await withinLimit(loading, run.ports, `${remote.name} ${release.version}`);
    } catch (error) {
      if (retry === retries || loadFaultOf(error) !== 'missing') throw error;
      const toldMs = error instanceof LoadFailure ? error.waitMs : 0;
      await run.ports.sleep(toldMs + run.ports.random() * firstPauseMs * 2 ** retry);
    }
  }
}

interface Run {
  readonly ports: LoadPorts;
  /** Number of the first attempt, so that every attempt of the page has its own URL. */
  readonly attempt: number;
}

/**
 * Loads a remote's lifecycles: its current release with 2 jittered retries (F01), after the wait that its server requests (F02), else its
 * last good release. No retry after a load that hit the limit (F04), bytes that are not the release's (F06) or a contract that the page
 * does not share (F09, F10): each would end the same. Rejects with the current release's failure when nothing loads.
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
