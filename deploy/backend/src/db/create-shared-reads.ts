import { setImmediate as nextTurn } from 'node:timers/promises';

/** Reads that callers of the same turn share. */
export interface SharedReads {
  /**
   * Resolves with what `read` answers. Callers with an equal key share one read while it is not begun; it begins in the next turn of the
   * event loop. Nothing is remembered beyond that: who calls later reads again, and so sees every write that was done before the call. A
   * failure is everybody's. The key must name all that the answer depends on, also whose it is.
   */
  share<T>(key: string, read: () => Promise<T>): Promise<T>;
}

/** Creates shared reads; each place that reads has its own. */
export function createSharedReads(): SharedReads {
  const waiting = new Map<string, Promise<unknown>>();
  return {
    share<T>(key: string, read: () => Promise<T>): Promise<T> {
      const joined = waiting.get(key) as Promise<T> | undefined;
      if (joined) return joined;
      const begun = nextTurn().then(() => {
        waiting.delete(key);
        return read();
      });
      waiting.set(key, begun);
      return begun;
    },
  };
}
