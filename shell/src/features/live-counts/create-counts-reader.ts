import type { MenuCount } from '@forecourt/shared-contracts/releases';
import type { StoreApi } from 'zustand/vanilla';
import type { Counts } from './counts.ts';

/** A page that becomes visible after this long refetches the counts. */
const staleAfterMs = 60_000;

interface CountsReaderDeps {
  readonly store: StoreApi<Counts>;
  readonly read: (signal: AbortSignal) => Promise<Counts>;
  readonly nowMs: () => number;
}

/** Fetches the counts into their store, one fetch at a time: a count that is announced during a fetch overrides it. */
export function createCountsReader({ store, read, nowMs }: CountsReaderDeps) {
  let lastReadMs = -Infinity;
  let announced = new Set<MenuCount>();
  let reading = new AbortController();
  return {
    async readNow(): Promise<void> {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      announced = new Set();
      lastReadMs = nowMs();
      const counts = await read(signal).catch(() => undefined);
      if (!counts || signal.aborted) return;
      store.setState(
        Object.fromEntries(Object.entries(counts).filter(([name]) => !announced.has(name as MenuCount))),
      );
    },
    announce(name: MenuCount, count: number): void {
      announced.add(name);
      store.setState({ [name]: count });
    },
    isStale: () => nowMs() - lastReadMs > staleAfterMs,
    stop: () => reading.abort(),
  };
}
