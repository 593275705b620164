import type { HostSession } from '../embedding/host-session.ts';
import type { RawStorage } from '../storage/create-storage-port.ts';
import type { IdentityAdapter } from '../session/identity-adapter.ts';
import type { SessionWatchDeps } from '../session/create-session-watch.ts';
import type { SocialSignInContext } from '../session/create-social-sign-in.ts';
import type { SignInWindow } from '../session/sign-in-window.ts';
import type { TabChannel } from '../session/tab-channel.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { IdentityPool } from '../tenant/index.ts';
import type { Placement } from './platform.ts';

/** The dependencies of a platform: for a browser (`browserParts`), or for servers and tests (`memoryParts`). */
export interface PlatformDeps {
  readonly navigation: Navigation;
  /** The target that carries events; the window in a browser. */
  readonly eventTarget: EventTarget;
  readonly openSession: () => RawStorage;
  readonly openLocal: () => RawStorage;
  readonly tabs: TabChannel;
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Reports user activity and returns to the page; no-op without a browser. */
  readonly watchPerson: SessionWatchDeps['watchPerson'];
  readonly loadIdentity: (pool: IdentityPool) => Promise<IdentityAdapter>;
  /** For a page that cannot navigate to a social sign-in provider: `initiator` names the page and `openWindow` opens a window. */
  readonly social: Pick<SocialSignInContext, 'initiator'> & {
    openWindow(siteOrigin: string): SignInWindow | undefined;
  };
  /** The session provided by the surrounding page, if any; it takes precedence over the stored one. */
  readonly hostSession?: HostSession;
  readonly fetch: typeof fetch;
  readonly openXhr: () => XMLHttpRequest;
  /** Writes one cookie of the page; no-op if the page is not ours. */
  readonly setCookie: (text: string) => void;
  /** Origin in front of API paths; empty on the site itself. */
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
