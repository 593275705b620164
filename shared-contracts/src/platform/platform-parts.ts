import type { RawStorage } from '../storage/create-storage-port.ts';
import type { IdentityAdapter } from '../session/identity-adapter.ts';
import type { TabChannel } from '../session/tab-channel.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { IdentityPool } from '../tenant/index.ts';
import type { Placement } from './platform.ts';

/** The surroundings of a platform: a browser's (`browserParts`) or a server's and a test's (`memoryParts`). */
export interface PlatformParts {
  readonly navigation: Navigation;
  /** Where events travel; the window in a browser. */
  readonly eventTarget: EventTarget;
  readonly openSession: () => RawStorage;
  readonly openLocal: () => RawStorage;
  readonly tabs: TabChannel;
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly loadIdentity: (pool: IdentityPool) => Promise<IdentityAdapter>;
  readonly fetch: typeof fetch;
  readonly openXhr: () => XMLHttpRequest;
  /** Writes one cookie of the page; nothing where the page is not ours. */
  readonly setCookie: (text: string) => void;
  /** Origin in front of API paths; empty in a browser of the site. */
  readonly baseUrl: string;
  readonly placement: Placement;
  /** The page's query, for forced flags. */
  readonly search: string;
  readonly prefetched: ReadonlyMap<string, unknown>;
  readonly random: () => number;
  readonly uuid: () => string;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
}
