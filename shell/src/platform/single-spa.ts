import {
  addErrorHandler,
  getAppStatus,
  registerApplication,
  start,
  triggerAppChange,
  unregisterApplication,
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
}

/** Limits of each lifecycle in ms; a lifecycle that runs over is given up, or it would block every later navigation. */
const lifecycleLimits = {
  bootstrap: { millis: 8000, dieOnTimeout: true, warningMillis: 4000 },
  mount: { millis: 8000, dieOnTimeout: true, warningMillis: 4000 },
  unmount: { millis: 3000, dieOnTimeout: true, warningMillis: 2000 },
};

/** Hands a remote to single-spa. */
export function addApplication(application: RoutedApplication): void {
  registerApplication({
    name: application.name,
    app: async () => ({ ...(await application.load()), timeouts: lifecycleLimits }),
    activeWhen: (location) => application.owns(location.pathname),
    customProps: { domElementGetter: application.element },
  });
}

/**
 * Takes a remote out and hands it in anew: single-spa never tries a broken application again by itself.
 * Waits for a change under way first: a remote taken out in the middle of its mount is never unmounted.
 * Resolves when the page has settled.
 */
export async function renewApplication(application: RoutedApplication): Promise<void> {
  await triggerAppChange();
  await unregisterApplication(application.name).catch(() => undefined);
  addApplication(application);
  await triggerAppChange();
}

/** Status as single-spa names it, null for an unknown name. */
export function applicationStatus(name: string): string | null {
  return getAppStatus(name);
}

/** Calls the handler with the remote's name for each failure that single-spa notices. */
export function onApplicationFailure(handler: (name: string, error: Error) => void): void {
  addErrorHandler((error) => handler(error.appOrParcelName, error));
}

/** Starts routing: from here on, a change of address mounts and unmounts remotes. */
export function startRouting(): void {
  start({ urlRerouteOnly: true });
}
