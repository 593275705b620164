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
  /** Called with each failure of this remote that single-spa detects. */
  readonly onFailure: (error: Error) => void;
  /** Called by the remote's own lifecycles after each mount that rendered. */
  readonly onMounted: () => void;
  /** Called by the remote's own lifecycles when it throws while rendering. */
  readonly onRenderError: () => void;
}

/** Limits of each lifecycle in ms; a lifecycle that exceeds them is abandoned, because it would block every later navigation. */
const lifecycleLimits = {
  bootstrap: { millis: 8000, dieOnTimeout: true, warningMillis: 4000 },
  mount: { millis: 8000, dieOnTimeout: true, warningMillis: 4000 },
  unmount: { millis: 3000, dieOnTimeout: true, warningMillis: 2000 },
};

/** The registered application by name; an abandoned one is no longer here. */
const standing = new Map<string, RoutedApplication>();
const running = new Map<string, LifeCycles>();

/**
 * Wraps lifecycles so that they clean up: a mount that ends after it was abandoned is unmounted at once, because single-spa, which
 * considers it broken, never would.
 */
function withLateEnd(name: string, lifecycles: LifeCycles): LifeCycles {
  const endWhenLate = async (props: AppProps) => {
    if (running.get(name) === lifecycles && getAppStatus(name) === 'MOUNTING') return;
    for (const unmount of [lifecycles.unmount].flat()) await unmount(props);
  };
  return { ...lifecycles, mount: [...[lifecycles.mount].flat(), endWhenLate] };
}

/**
 * Registers a remote with single-spa. Its callbacks are props of this registration alone: no other remote can call them, and they do nothing
 * once the remote is registered again (T23).
 */
export function addApplication(application: RoutedApplication): void {
  const registered = { ...application };
  standing.set(application.name, registered);
  const whileStanding = (act: () => void) => () => {
    if (standing.get(application.name) === registered) act();
  };
  // Read once, at load: an abandoned mount must not render into the element of the next one.
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
    customProps: {
      domElementGetter: () => element,
      onMounted: whileStanding(application.onMounted),
      onRenderError: whileStanding(application.onRenderError),
    },
  });
}

/**
 * Unregisters a remote and registers it again: single-spa never retries a broken application by itself. First waits for a change in
 * progress: a remote unregistered in the middle of its mount is never unmounted. `onTakenOut` is called between the two. Resolves when the
 * page has settled.
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

/** Returns single-spa's status, null for an unknown name. */
export function applicationStatus(name: string): string | null {
  return getAppStatus(name);
}

/** Starts routing: from here on, navigation mounts and unmounts remotes. */
export function startRouting(): void {
  addErrorHandler((error) => standing.get(error.appOrParcelName)?.onFailure(error));
  start({ urlRerouteOnly: true });
}
