import type { Platform } from '@forecourt/shared-contracts';
import type { LoadableRelease, RemoteRelease } from '@forecourt/shared-contracts/releases';
import { routeOwner } from '../../domain/route-owner.ts';
import type { RemoteModule } from '../../platform/federation.ts';
import {
  addApplication,
  applicationStatus,
  onApplicationFailure,
  renewApplication,
  type RoutedApplication,
} from '../../platform/single-spa.ts';
import { loadWithFallback } from './load-with-fallback.ts';
import { hideFailedElements, remoteElement } from './remote-element.ts';
import { createRemoteStatusStore, type RemoteStatusStore } from './remote-status-store.ts';

/** Loads one release's lifecycles, as `platform/federation.ts` does. */
export type LoadModule = (
  container: string,
  release: LoadableRelease,
  attempt: number,
) => Promise<RemoteModule>;

/** The remotes of the page, ready to be routed to. */
export interface ComposedRemotes {
  readonly store: RemoteStatusStore;
  /** Loads and mounts a failed remote anew, without a reload of the page. */
  retry(name: string): Promise<void>;
}

const triesPerLoad = 3;

/**
 * Registers every remote of the page's release set. A failure of one is noted in the store and told on the bus
 * (`remote:failed`); the others never notice. A remote that throws while rendering is replaced by its last good release once.
 */
export function composeRemotes(
  platform: Platform,
  main: HTMLElement,
  loadModule: LoadModule,
): ComposedRemotes {
  const store = createRemoteStatusStore();
  store.subscribe(({ statuses }) => hideFailedElements(main, statuses));
  const parts: Parts = { platform, main, loadModule, store, attempts: new Map(), demoted: new Set() };
  const applications = new Map(
    platform.releases.remotes.map((remote) => [remote.name, application(remote, parts)] as const),
  );
  onApplicationFailure((name, error) => {
    store.setStatus(name, 'failed');
    const phase = applicationStatus(name) === 'LOAD_ERROR' ? 'load' : 'mount';
    platform.events.emit('shell', 'remote:failed', {
      remote: name,
      phase,
      message: error.message.slice(0, 500),
    });
  });
  const renew = async (name: string) => {
    const failed = applications.get(name);
    if (!failed) return;
    store.setStatus(name, 'loading');
    await renewApplication(failed);
  };
  platform.events.subscribe('remote:mounted', ({ payload }) => store.setStatus(payload.remote, 'mounted'));
  platform.events.subscribe('remote:failed', ({ payload }) => {
    if (payload.phase !== 'render') return;
    const remote = platform.releases.remotes.find((one) => one.name === payload.remote);
    const canDemote = remote?.fallback !== undefined && !parts.demoted.has(payload.remote);
    if (canDemote) parts.demoted.add(payload.remote);
    else store.setStatus(payload.remote, 'failed');
    if (canDemote) void renew(payload.remote);
  });
  for (const one of applications.values()) addApplication(one);
  return { store, retry: renew };
}

interface Parts {
  readonly platform: Platform;
  readonly main: HTMLElement;
  readonly loadModule: LoadModule;
  readonly store: RemoteStatusStore;
  /** Tries made so far, by remote. */
  readonly attempts: Map<string, number>;
  /** Remotes whose current release threw while rendering. */
  readonly demoted: Set<string>;
}

const ports = {
  sleep: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
  random: () => Math.random(),
};

function releasesToTry(remote: RemoteRelease, parts: Parts): RemoteRelease {
  if (!parts.demoted.has(remote.name) || !remote.fallback) return remote;
  return { ...remote, current: remote.fallback, fallback: undefined };
}

function application(remote: RemoteRelease, parts: Parts): RoutedApplication {
  return {
    name: remote.name,
    owns: (pathname) => routeOwner(parts.platform.releases, pathname)?.name === remote.name,
    element: () => remoteElement(parts.main, remote.name),
    load: async () => {
      const attempt = parts.attempts.get(remote.name) ?? 0;
      parts.attempts.set(remote.name, attempt + triesPerLoad);
      parts.store.setStatus(remote.name, 'loading');
      const run = { ports: { ...ports, load: parts.loadModule }, attempt };
      const loaded = await loadWithFallback(releasesToTry(remote, parts), run);
      parts.store.setVersion(remote.name, loaded.version);
      return loaded.module;
    },
  };
}
