import type { Navigation, NavigationLocation, NavigationUpdate } from './navigation.ts';
import { safeTarget } from './safe-target.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { createUpdateListeners } from './update-listeners.ts';

/** Dependencies of browser navigation. */
export interface BrowserNavigationDeps {
  readonly window: Window;
  readonly uuid: () => string;
  readonly log: (message: string, detail: unknown) => void;
}

interface EntryState {
  readonly key: string;
  readonly state: unknown;
}

/**
 * Creates navigation over the page's history. single-spa follows each pushState with an artificial popstate, marked `event.singleSpa`; it
 * is ignored here, so that listeners are called once per change and a push stays a push (federation trap T2). Uses a listener object, not a
 * function, so that single-spa does not delay the event until unmounts finish (T4).
 */
export function createBrowserNavigation(parts: BrowserNavigationDeps): Navigation {
  const { window } = parts;
  const { history } = window;
  const listeners = createUpdateListeners(parts.log);
  const scroll = createScrollMemory(window);
  let update: NavigationUpdate = { location: readLocation(window), action: 'pop' };
  if (!entryState(history.state)) {
    const { state } = update.location;
    const key = parts.uuid();
    history.replaceState({ key, state } satisfies EntryState, '');
    update = { location: readLocation(window), action: 'pop' };
  }

  const arrive = (action: NavigationUpdate['action']) => {
    update = { location: readLocation(window), action };
    listeners.notify(update);
    scroll.settle(update);
  };
  const onPop = {
    handleEvent(event: Event) {
      if ('singleSpa' in event && event.singleSpa === true) return;
      scroll.leave(update.location.key);
      arrive('pop');
    },
  };
  window.addEventListener('popstate', onPop);

  const move = (action: 'push' | 'replace', target: string, state: unknown) => {
    const path = safeTarget(target, window.location.origin);
    if (path === undefined) return parts.log('navigation to a foreign target was refused', { action });
    const entry: EntryState = { key: parts.uuid(), state };
    if (action === 'push') {
      scroll.leave(update.location.key);
      history.pushState(entry, '', path);
    } else history.replaceState(entry, '', path);
    arrive(action);
  };

  return {
    current: () => update,
    push: (target, state = null) => move('push', target, state),
    replace: (target, state = null) => move('replace', target, state),
    go: (delta) => history.go(delta),
    back: () => history.back(),
    subscribe: listeners.add,
    dispose() {
      window.removeEventListener('popstate', onPop);
      scroll.dispose();
      listeners.clear();
    },
  };
}

function readLocation(window: Window): NavigationLocation {
  const { pathname, search, hash } = window.location;
  const entry = entryState(window.history.state);
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? 'default' };
}

function entryState(value: unknown): EntryState | undefined {
  const isEntry = typeof value === 'object' && value !== null && 'key' in value && 'state' in value;
  return isEntry && typeof value.key === 'string' ? { key: value.key, state: value.state } : undefined;
}
