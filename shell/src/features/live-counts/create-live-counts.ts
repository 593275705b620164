import type { Platform } from '@forecourt/shared-contracts';
import type { MenuCount } from '@forecourt/shared-contracts/releases';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { whenIdle } from '../../platform/when-idle.ts';

/** The numbers that are known. */
export type Counts = Readonly<Partial<Record<MenuCount, number | undefined>>>;

/** What the numbers are made of; `read` asks the server for a member's. */
export interface LiveCountsParts {
  readonly platform: Platform;
  readonly read: (signal: AbortSignal) => Promise<Counts>;
  readonly page: Document;
  readonly nowMs: () => number;
}

/** The header's live numbers. `start` begins to listen, and answers the function that ends it. */
export interface LiveCounts {
  readonly store: StoreApi<Counts>;
  start(): () => void;
}

const names: readonly MenuCount[] = ['cart', 'orders', 'favourites'];
/** A page that comes back into view after this long asks for the numbers anew. */
const staleAfterMs = 60_000;

/**
 * The numbers of the header on every page, also where the remote that owns them is not loaded: a member's are read once the page is
 * idle, then kept by the `{count}:count-changed` events, of which each is newer than a reading that was under way. Nobody sees the
 * numbers of the person before them.
 */
export function createLiveCounts({ platform, read, page, nowMs }: LiveCountsParts): LiveCounts {
  const { events, session } = platform;
  const store = createStore<Counts>(() => lastTold(platform));
  let person = personOf(session.getState());
  let lastReadMs = -Infinity;
  let told = new Set<MenuCount>();
  let reading = new AbortController();

  const readNow = async () => {
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    told = new Set();
    lastReadMs = nowMs();
    const counts = await read(signal).catch(() => undefined);
    if (!counts || signal.aborted) return;
    store.setState(
      Object.fromEntries(Object.entries(counts).filter(([name]) => !told.has(name as MenuCount))),
    );
  };
  const start = () => {
    let callOff = () => {};
    const readLater = () => {
      callOff();
      callOff = person === undefined ? () => {} : whenIdle(() => void readNow());
    };
    const follow = () => {
      const now = personOf(session.getState());
      if (now === person) return;
      const isFirstSight = person === undefined && session.getState().status === 'signed-in';
      person = now;
      reading.abort();
      if (!isFirstSight) store.setState({}, true);
      readLater();
    };
    const returned = () => {
      const isStale = nowMs() - lastReadMs > staleAfterMs;
      if (page.visibilityState === 'visible' && isStale) readLater();
    };
    const ends = [
      ...names.map((name) =>
        events.subscribe(`${name}:count-changed`, ({ payload }) => {
          told.add(name);
          store.setState({ [name]: payload.count });
        }),
      ),
      session.subscribe(follow),
      events.subscribe('account:merged', readLater),
    ];
    page.addEventListener('visibilitychange', returned);
    readLater();
    return () => {
      for (const end of ends) end();
      page.removeEventListener('visibilitychange', returned);
      callOff();
      reading.abort();
    };
  };
  return { store, start };
}

function lastTold({ events }: Platform): Counts {
  return Object.fromEntries(names.map((name) => [name, events.last(`${name}:count-changed`)?.payload.count]));
}

function personOf(state: ReturnType<Platform['session']['getState']>): string | undefined {
  return state.status === 'signed-in' ? state.user.sub : undefined;
}
