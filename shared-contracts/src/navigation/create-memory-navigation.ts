import type { Navigation, NavigationLocation, NavigationUpdate } from './navigation.ts';
import { safeTarget } from './safe-target.ts';
import { createUpdateListeners } from './update-listeners.ts';

const origin = 'https://memory.invalid';

/** Creates navigation without browser history: for server rendering, tests, and checkout inside a foreign page. */
export function createMemoryNavigation(
  initialTarget: string,
  log: (message: string, detail: unknown) => void,
): Navigation {
  const listeners = createUpdateListeners(log);
  let entries = [toLocation(safeTarget(initialTarget, origin) ?? '/', null, 0)];
  let index = 0;
  let serial = 0;
  let update: NavigationUpdate = { location: at(entries, 0), action: 'pop' };

  const arrive = (action: NavigationUpdate['action']) => {
    update = { location: at(entries, index), action };
    listeners.notify(update);
  };
  const move = (action: 'push' | 'replace', target: string, state: unknown) => {
    const path = safeTarget(target, origin);
    if (path === undefined) return log('navigation to a foreign target was refused', { action });
    serial += 1;
    if (action === 'push') index += 1;
    const rest = action === 'push' ? [] : entries.slice(index + 1);
    entries = [...entries.slice(0, index), toLocation(path, state, serial), ...rest];
    arrive(action);
  };
  const go = (delta: number) => {
    const next = index + delta;
    if (next < 0 || next >= entries.length) return;
    index = next;
    arrive('pop');
  };

  return {
    current: () => update,
    push: (target, state = null) => move('push', target, state),
    replace: (target, state = null) => move('replace', target, state),
    go,
    back: () => go(-1),
    subscribe: listeners.add,
    dispose: listeners.clear,
  };
}

function toLocation(path: string, state: unknown, serial: number): NavigationLocation {
  const { pathname, search, hash } = new URL(path, origin);
  return { pathname, search, hash, state, key: `memory-${serial}` };
}

function at(entries: readonly NavigationLocation[], index: number): NavigationLocation {
  const entry = entries[index];
  if (!entry) throw new RangeError(`no history entry ${index}`);
  return entry;
}
