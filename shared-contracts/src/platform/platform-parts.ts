import type { HostSession } from '../embedding/host-session.ts';
import type { RawStorage } from '../storage/create-storage-port.ts';
import type { IdentityAdapter } from '../session/identity-adapter.ts';
import type { SessionWatchParts } from '../session/create-session-watch.ts';
import type { SocialPlace } from '../session/create-social-sign-in.ts';
import type { SignInWindow } from '../session/sign-in-window.ts';
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
  /** Tells of a person's signs of life and returns to the page; nothing without a browser. */
  readonly watchPerson: SessionWatchParts['watchPerson'];
  readonly loadIdentity: (pool: IdentityPool) => Promise<IdentityAdapter>;
  /** Whether the page may not leave for a provider of social sign-in: then `initiator` names it and `openWindow` opens a window. */
  readonly social: Pick<SocialPlace, 'initiator'> & {
    openWindow(siteOrigin: string): SignInWindow | undefined;
  };
  /** The session of the page around this one, where it gives one; it outranks the stored one. */
  readonly hostSession?: HostSession;
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
