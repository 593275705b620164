import type { Platform } from '@forecourt/shared-contracts';
import type { MenuCount } from '@forecourt/shared-contracts/releases';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { whenIdle } from '../../platform/when-idle.ts';

/** The known counts. */
export type Counts = Readonly<Partial<Record<MenuCount, number | undefined>>>;

/** Dependencies of the counts; `read` fetches a member's from the server. */
export interface LiveCountsParts {
  readonly platform: Platform;
  readonly read: (signal: AbortSignal) => Promise<Counts>;
  readonly page: Document;
  readonly nowMs: () => number;
}

/** The header's live counts. `start` starts listening, and returns a function that stops it. */
export interface LiveCounts {
  readonly store: StoreApi<Counts>;
  start(): () => void;
}

const names: readonly MenuCount[] = ['cart', 'orders', 'favorites'];
/** A page that becomes visible after this long refetches the counts. */
const staleAfterMs = 60_000;

/**
 * The counts of the header on every page, even if the remote that owns them is not loaded: a member's are fetched once the page is idle,
 * then updated by the `{count}:count-changed` events, each of which overrides a fetch in flight. Counts are never shown to the next person.
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
