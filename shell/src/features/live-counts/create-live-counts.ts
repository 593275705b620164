import type { Platform } from '@forecourt/shared-contracts';
import type { MenuCount } from '@forecourt/shared-contracts/releases';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { whenIdle } from '../../platform/when-idle.ts';
import type { Counts } from './counts.ts';
import { openCountsMemory } from './counts-memory.ts';
import { createCountsReader } from './create-counts-reader.ts';

/** Dependencies of the counts; `read` fetches a member's from the server. */
export interface LiveCountsDeps {
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

/**
 * The counts of the header on every page, even if the remote that owns them is not loaded: a member's are fetched once the page is idle,
 * then updated by the `{count}:count-changed` events, each of which overrides a fetch in flight. Until then those that the tab knew on its
 * last page are shown, so that the header is right at first paint. Counts are never kept for the next person.
 */
export function createLiveCounts({ platform, read, page, nowMs }: LiveCountsDeps): LiveCounts {
  const { events, session } = platform;
  const memory = openCountsMemory(platform);
  let person = personOf(session.getState());
  let isKnown = session.getState().status !== 'unknown';
  const store = createStore<Counts>(() => ({
    ...(isKnown && !memory.isOf(person) ? undefined : memory.counts),
    ...lastAnnounced(platform),
  }));
  const reader = createCountsReader({ store, read, nowMs });
  const start = () => {
    let callOff = () => {};
    const readLater = () => {
      callOff();
      callOff = person === undefined ? () => {} : whenIdle(() => void reader.readNow());
    };
    const follow = () => {
      const now = personOf(session.getState());
      if (!isKnown && session.getState().status !== 'unknown') {
        isKnown = true;
        if (!memory.isOf(now)) store.setState(lastAnnounced(platform), true);
        memory.keep(now, store.getState());
      }
      if (now === person) return;
      const isFirstSight = person === undefined && session.getState().status === 'signed-in';
      person = now;
      reader.stop();
      if (!isFirstSight) store.setState({}, true);
      readLater();
    };
    const returned = () => {
      if (page.visibilityState === 'visible' && reader.isStale()) readLater();
    };
    const ends = [
      store.subscribe((counts) => isKnown && memory.keep(person, counts)),
      ...names.map((name) =>
        events.subscribe(`${name}:count-changed`, ({ payload }) => reader.announce(name, payload.count)),
      ),
      session.subscribe(follow),
      events.subscribe('account:merged', readLater),
    ];
    page.addEventListener('visibilitychange', returned);
    follow();
    readLater();
    return () => {
      for (const end of ends) end();
      page.removeEventListener('visibilitychange', returned);
      callOff();
      reader.stop();
    };
  };
  return { store, start };
}

function lastAnnounced({ events }: Platform): Counts {
  return Object.fromEntries(
    names.flatMap((name) => {
      const last = events.last(`${name}:count-changed`);
      return last ? [[name, last.payload.count]] : [];
    }),
  );
}

function personOf(state: ReturnType<Platform['session']['getState']>): string | undefined {
  return state.status === 'signed-in' ? state.user.sub : undefined;
}
