import type { Platform } from '@forecourt/shared-contracts';
import { isStorm, recentFailures } from '../../domain/failure-storm.ts';
import { loadFaultOf, type LoadFault } from '../../domain/load-failure.ts';
import { routeOwner } from '../../domain/route-owner.ts';
import {
  addApplication,
  applicationStatus,
  renewApplication,
  type RoutedApplication,
} from '../../platform/single-spa.ts';
import { dropRemoteElement, hideFailedElements } from './remote-element.ts';
import { createRemoteStatusStore, type RemoteStatusStore } from './remote-status-store.ts';
import { routedRemote, type LoadModule, type RemoteParts } from './routed-remote.ts';

/** The remotes of the page, ready to be routed to. */
export interface ComposedRemotes {
  readonly store: RemoteStatusStore;
  /** Loads and mounts a failed remote anew, without a reload of the page. */
  retry(name: string): Promise<void>;
}

/** Notes a failure and says where the remote stands after it: three within a minute are a storm, and another try is no use (F15). */
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
  /** Puts the last good release in the place of one that broke, or the page's panel where there is none. */
  readonly giveWay: (name: string, isRefused: boolean) => void;
  readonly renew: (name: string) => Promise<void>;
}

/** What to do when single-spa gives a remote up; a load that the contract forbids can only be healed by a new page (F09, F10). */
function failureHandler({ main, platform, store }: RemoteParts, { giveWay, renew }: Rescue) {
  const afterLoad = (name: string, fault: LoadFault) =>
    store.setStatus(name, fault === 'refused' ? 'stuck' : 'failed');
  const afterMount = (name: string, isRefused: boolean) => {
    dropRemoteElement(main, name);
    const isWanted = routeOwner(platform.releases, location.pathname)?.name === name;
    // One that could not be taken away is no worse for its next visit, once it is handed in anew.
    if (isWanted) giveWay(name, isRefused);
    else void renew(name);
  };
  return (name: string, error: Error) => {
    const isLoad = applicationStatus(name) === 'LOAD_ERROR';
    const found = loadFaultOf(error);
    // Shared modules are first asked for at the bootstrap of what was loaded.
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
 * Registers every remote of the page's release set. A failure of one is noted in the store and told on the bus
 * (`remote:failed`); the others never notice. A remote that breaks at start or while rendering is replaced by its last good release, once.
 * `nowMs` is a clock that only counts.
 */
export function composeRemotes(
  platform: Platform,
  main: HTMLElement,
  { loadModule, nowMs = () => performance.now() }: { loadModule: LoadModule; nowMs?: () => number },
): ComposedRemotes {
  const store = createRemoteStatusStore();
  store.subscribe(({ statuses }) => hideFailedElements(main, statuses));
  const parts: RemoteParts = { platform, main, loadModule, store, attempts: new Map(), demoted: new Set() };
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
    const onFailure = (error: Error) => handleFailure(remote.name, error);
    applications.set(remote.name, { ...routedRemote(remote, parts), onFailure });
  }
  platform.events.subscribe('remote:mounted', ({ payload: { remote } }) => {
    // A mount that was given up may still end; what it drew is taken away again.
    if (applicationStatus(remote) !== 'SKIP_BECAUSE_BROKEN') store.setStatus(remote, 'mounted');
  });
  platform.events.subscribe('remote:failed', ({ payload }) => {
    if (payload.phase === 'render') giveWay(payload.remote, false);
  });
  for (const one of applications.values()) addApplication(one);
  return { store, retry: renew };
}
