import type { Platform } from '@forecourt/shared-contracts';
import { isStorm, recentFailures } from '../../domain/failure-storm.ts';
import { loadFaultOf, type LoadFault } from '@forecourt/shared-contracts/release-loading';
import { routeOwner } from '../../domain/route-owner.ts';
import {
  addApplication,
  applicationStatus,
  renewApplication,
  type RoutedApplication,
} from '../../platform/single-spa.ts';
import { dropRemoteElement, emptyLeftViews, hideFailedElements } from './remote-element.ts';
import { createRemoteStatusStore, type RemoteStatusStore } from './remote-status-store.ts';
import { routedRemote, type LoadModule, type RoutedRemoteDeps } from './routed-remote.ts';

/** The remotes of the page, ready for routing. */
export interface ComposedRemotes {
  readonly store: RemoteStatusStore;
  /** Loads and mounts a failed remote again, without a reload of the page. */
  retry(name: string): Promise<void>;
}

/**
 * Records a failure and returns the resulting status of the remote: three within a minute are a storm, and another attempt is useless
 * (F15).
 */
function createFailureCount(nowMs: () => number) {
  const failedAtMs = new Map<string, readonly number[]>();
  return (name: string): 'failed' | 'stuck' => {
    const now = nowMs();
    const failures = [...recentFailures(failedAtMs.get(name) ?? [], now), now];
    failedAtMs.set(name, failures);
    return isStorm(failures, now) ? 'stuck' : 'failed';
  };
}

interface Rescue {
  /** Replaces a broken remote with its last good release, or with the page's panel if there is none. */
  readonly giveWay: (name: string, isRefused: boolean) => void;
  readonly renew: (name: string) => Promise<void>;
}

/** Handles a remote that single-spa has abandoned; a load that violates the contract can only be fixed by a reload (F09, F10). */
function failureHandler({ main, platform, store }: RoutedRemoteDeps, { giveWay, renew }: Rescue) {
  const afterLoad = (name: string, fault: LoadFault) =>
    store.setStatus(name, fault === 'refused' ? 'stuck' : 'failed');
  const afterMount = (name: string, isRefused: boolean) => {
    dropRemoteElement(main, name);
    const isWanted = routeOwner(platform.releases, location.pathname)?.name === name;
    // A failed unmount does not affect the next visit once the remote is registered again.
    if (isWanted) giveWay(name, isRefused);
    else void renew(name);
  };
  return (name: string, error: Error) => {
    const isLoad = applicationStatus(name) === 'LOAD_ERROR';
    const found = loadFaultOf(error);
    // Shared modules are first requested at the bootstrap of what was loaded.
    const fault = isLoad || found === 'refused' ? found : undefined;
    if (isLoad) afterLoad(name, found);
    else afterMount(name, found === 'refused');
    platform.events.emit('shell', 'remote:failed', {
      remote: name,
      phase: isLoad ? 'load' : 'mount',
      message: error.message.slice(0, 500),
      ...(fault && { fault }),
    });
  };
}

/**
 * Registers every remote of the page's release set. A failure of one is recorded in the store and published on the bus (`remote:failed`);
 * the others are unaffected. A remote that breaks at start or while rendering is replaced by its last good release, once. What happens to a
 * remote comes from single-spa and from the callbacks given to that remote, never from the bus (T23). `nowMs` is a monotonic clock.
 */
export function composeRemotes(
  platform: Platform,
  main: HTMLElement,
  { loadModule, nowMs = () => performance.now() }: { loadModule: LoadModule; nowMs?: () => number },
): ComposedRemotes {
  const store = createRemoteStatusStore();
  store.subscribe(({ statuses }) => hideFailedElements(main, statuses));
  platform.navigation.subscribe(({ location: { pathname } }) =>
    emptyLeftViews(main, routeOwner(platform.releases, pathname)?.name),
  );
  const parts: RoutedRemoteDeps = {
    platform,
    main,
    loadModule,
    store,
    attempts: new Map(),
    demoted: new Set(),
  };
  const applications = new Map<string, RoutedApplication>();
  const statusAfter = createFailureCount(nowMs);
  const renew = async (name: string) => {
    const failed = applications.get(name);
    if (!failed) return;
    store.setStatus(name, 'loading');
    await renewApplication(failed, () => dropRemoteElement(main, name));
  };
  const giveWay = (name: string, isRefused: boolean) => {
    const status = isRefused ? 'stuck' : statusAfter(name);
    const remote = platform.releases.remotes.find((one) => one.name === name);
    if (!remote?.fallback || parts.demoted.has(name)) return store.setStatus(name, status);
    parts.demoted.add(name);
    void renew(name);
  };
  const handleFailure = failureHandler(parts, { giveWay, renew });
  for (const remote of platform.releases.remotes) {
    const { name } = remote;
    applications.set(name, {
      ...routedRemote(remote, parts),
      onFailure: (error) => handleFailure(name, error),
      onMounted: () => {
        // An abandoned mount may still finish; its output is removed again.
        if (applicationStatus(name) !== 'SKIP_BECAUSE_BROKEN') store.setStatus(name, 'mounted');
      },
      onRenderError: () => giveWay(name, false),
    });
  }
  for (const one of applications.values()) addApplication(one);
  return { store, retry: renew };
}
