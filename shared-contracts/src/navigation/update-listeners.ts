import type { NavigationUpdate } from './navigation.ts';

/** Listeners for location changes. */
export interface UpdateListeners {
  add(listener: (update: NavigationUpdate) => void): () => void;
  notify(update: NavigationUpdate): void;
  clear(): void;
}

/** A listener that throws is logged and does not prevent the others from being called. */
export function createUpdateListeners(log: (message: string, detail: unknown) => void): UpdateListeners {
  const listeners = new Set<(update: NavigationUpdate) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(update) {
      for (const listener of [...listeners]) {
        try {
          listener(update);
        } catch (error) {
          log('a navigation listener threw', error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}
