import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  start,
  triggerAppChange,
  unregisterApplication,
  type AppProps,
  type LifeCycles,
} from 'single-spa';

/** One remote as single-spa sees it. */
export interface RoutedApplication {
  readonly name: string;
  readonly load: () => Promise<LifeCycles>;
  /** Whether the path belongs to this remote. */
  readonly owns: (pathname: string) => boolean;
  /** Element that the remote renders into. */
  readonly element: () => HTMLElement;
  /** Hears of each failure of this remote that single-spa notices. */
  readonly onFailure: (error: Error) => void;
}

/** Limits of each lifecycle in ms; a lifecycle that runs over is given up, or it would block every later navigation. */
const lifecycleLimits = {
  bootstrap: { millis: 8000, dieOnTimeout: true, warningMillis: 4000 },
  mount: { millis: 8000, dieOnTimeout: true, warningMillis: 4000 },
  unmount: { millis: 3000, dieOnTimeout: true, warningMillis: 2000 },
};

/** What stands and what runs under each name; what was given up is no longer here. */
const standing = new Map<string, RoutedApplication>();
const running = new Map<string, LifeCycles>();

/**
 * Lifecycles that clean up after themselves: a mount that ends after it was given up is unmounted at once, since single-spa, which counts
 * it as broken, never would.
 */
function withLateEnd(name: string, lifecycles: LifeCycles): LifeCycles {
  const endWhenLate = async (props: AppProps) => {
    if (running.get(name) === lifecycles && getAppStatus(name) === 'MOUNTING') return;
    for (const unmount of [lifecycles.unmount].flat()) await unmount(props);
  };
  return { ...lifecycles, mount: [...[lifecycles.mount].flat(), endWhenLate] };
}

/** Hands a remote to single-spa. */
export function addApplication(application: RoutedApplication): void {
  standing.set(application.name, application);
  // Taken once, at load: a mount that was given up must not draw into the element of the one that follows.
  let element: HTMLElement | undefined;
  registerApplication({
    name: application.name,
    app: async () => {
      const lifecycles = await application.load();
      running.set(application.name, lifecycles);
      element = application.element();
      return { ...withLateEnd(application.name, lifecycles), timeouts: lifecycleLimits };
    },
    activeWhen: (location) => application.owns(location.pathname),
    customProps: { domElementGetter: () => element },
  });
}

/**
 * Takes a remote out and hands it in anew: single-spa never tries a broken application again by itself.
 * Waits for a change under way first: a remote taken out in the middle of its mount is never unmounted. `onTakenOut` is called when it is
 * out and not yet in again. Resolves when the page has settled.
 */
export async function renewApplication(
  application: RoutedApplication,
  onTakenOut: () => void,
): Promise<void> {
  await triggerAppChange();
  await unregisterApplication(application.name).catch(() => undefined);
  onTakenOut();
  addApplication(application);
  await triggerAppChange();
}

/** Status as single-spa names it, null for an unknown name. */
export function applicationStatus(name: string): string | null {
  return getAppStatus(name);
}

/** Starts routing: from here on, a change of address mounts and unmounts remotes. */
export function startRouting(): void {
  addErrorHandler((error) => standing.get(error.appOrParcelName)?.onFailure(error));
  start({ urlRerouteOnly: true });
}
