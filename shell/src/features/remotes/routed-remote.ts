import type { Platform } from '@forecourt/shared-contracts';
import type { LoadableRelease, RemoteRelease } from '@forecourt/shared-contracts/releases';
import { loadFaultOf } from '@forecourt/shared-contracts/release-loading';
import { routeOwner } from '../../domain/route-owner.ts';
import type { MountableRemote } from '../../platform/federation.ts';
import type { RoutedApplication } from '../../platform/single-spa.ts';
import { loadWithFallback } from './load-with-fallback.ts';
import { forgetRendered, remoteElement } from './remote-element.ts';
import type { RemoteStatusStore } from './remote-status-store.ts';

/** Loads one release's lifecycles, as `platform/federation.ts` does. */
export type LoadModule = (
  container: string,
  release: LoadableRelease,
  attempt: number,
) => Promise<MountableRemote>;

/** What the remotes of one page share. */
export interface RoutedRemoteDeps {
  readonly platform: Platform;
  readonly main: HTMLElement;
  readonly loadModule: LoadModule;
  readonly store: RemoteStatusStore;
  /** Attempts made so far, by remote. */
  readonly attempts: Map<string, number>;
  /** Remotes whose current release threw while rendering. */
  readonly demoted: Set<string>;
}

const triesPerLoad = 3;

const ports = {
  sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  random: () => Math.random(),
};

function releasesToTry(remote: RemoteRelease, parts: RoutedRemoteDeps): RemoteRelease {
  if (!parts.demoted.has(remote.name) || !remote.fallback) return remote;
  return { ...remote, current: remote.fallback, fallback: undefined };
}

/** Describes one remote for single-spa: its element, its paths, how it is loaded, and its replacement on failure. */
export function routedRemote(
  remote: RemoteRelease,
  parts: RoutedRemoteDeps,
): Omit<RoutedApplication, 'onFailure' | 'onMounted' | 'onRenderError'> {
  const { attempts, main, platform, store } = parts;
  return {
    name: remote.name,
    owns: (pathname) => routeOwner(platform.releases, pathname)?.name === remote.name,
    element: () => remoteElement(main, remote.name),
    load: async () => {
      const attempt = attempts.get(remote.name) ?? 0;
      attempts.set(remote.name, attempt + triesPerLoad);
      store.setStatus(remote.name, 'loading');
      const run = { ports: { ...ports, load: parts.loadModule }, attempt };
      const tried = releasesToTry(remote, parts);
      const { module, version, failure } = await loadWithFallback(tried, run);
      store.setVersion(remote.name, version);
      if (version !== remote.current.version) forgetRendered(remoteElement(main, remote.name));
      if (failure) {
        const replaced = { remote: remote.name, version: tried.current.version };
        platform.events.emit('shell', 'remote:replaced', { ...replaced, fault: loadFaultOf(failure) });
      }
      return module;
    },
  };
}
