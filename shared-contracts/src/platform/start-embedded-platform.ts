import type { HostSession } from '../embedding/host-session.ts';
import { framedInitiator } from '../identity/social-initiator.ts';
import { createMemoryNavigation } from '../navigation/create-memory-navigation.ts';
import type { PageContext } from '../page/index.ts';
import type { TabChannel } from '../session/tab-channel.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { browserDeps } from './browser-deps.ts';
import { createPlatform } from './create-platform.ts';
import { logToConsole } from './log-to-console.ts';
import type { Platform } from './platform.ts';

/** Where a host dealer's page mounts a remote: the site's origin, and the remote's initial path. */
export interface EmbeddedLocation {
  readonly siteOrigin: string;
  readonly target: string;
  /** The session provided by the host; absent if it provides none. */
  readonly hostSession?: HostSession | undefined;
}

/** A platform for one mount; `stop` removes all of its listeners. */
export interface EmbeddedPlatform {
  readonly platform: Platform;
  readonly stop: () => void;
}

/**
 * What would be in the site's local storage, for every checkout of a host's page: its session ends with the page, and neither its tokens nor
 * anything else lies where other scripts of the host, or the next person at the computer, can read it.
 */
const pageMemory = memoryStorage();

/**
 * Starts a platform for one remote inside a foreign page, or alone in a frame of one: in-memory history and its own events, which the page
 * can neither receive nor forge (T23), calls to the site's origin, no changes to the host's address bar and history, and no cookies. Flags
 * come from the page context. Not registered on the page, so that two embeds share nothing but the session, which a host's page keeps in
 * memory and a frame of the site in the site's own storage.
 */
export function startEmbeddedPlatform(
  page: PageContext,
  { siteOrigin, target, hostSession }: EmbeddedLocation,
): EmbeddedPlatform {
  const navigation = createMemoryNavigation(target, logToConsole);
  const parts = browserDeps(window, page.tenant.id, navigation);
  const isOwnFrame = siteOrigin === window.location.origin;
  const kept = isOwnFrame ? undefined : pageMemory;
  const follow = followHost(kept ? forgettingTabs(parts.tabs, kept.clear) : parts.tabs, hostSession);
  const { platform, startSessionWatch } = createPlatform(page, {
    ...parts,
    ...(hostSession && { hostSession }),
    ...(kept && { openLocal: () => kept }),
    tabs: follow.tabs,
    eventTarget: new EventTarget(),
    baseUrl: siteOrigin,
    placement: 'embedded',
    social: { ...parts.social, initiator: isOwnFrame ? framedInitiator : window.location.origin },
    setCookie: () => undefined,
    prefetched: new Map(),
    search: '',
    async loadIdentity(pool) {
      const { createAmplifyIdentity } = await import('../session/amplify/amplify-identity.ts');
      return createAmplifyIdentity(pool, siteOrigin, kept);
    },
  });
  const stopWatch = startSessionWatch();
  void platform.session.restore();
  return {
    platform,
    stop() {
      stopWatch();
      follow.stop();
      parts.tabs.close();
      navigation.dispose();
    },
  };
}

/** The other tabs, with the host as one more: when its visitor signs in or out, the session is checked again. */
function followHost(tabs: TabChannel, host: HostSession | undefined): { tabs: TabChannel; stop: () => void } {
  let stop = () => {};
  return {
    stop: () => stop(),
    tabs: {
      ...tabs,
      listen(listener) {
        tabs.listen(listener);
        stop = host?.subscribe(() => listener('signed-in')) ?? stop;
      },
    },
  };
}

/** The other tabs, each with a session of its own in memory: when one of them ends, this page's ends with it (F45). */
function forgettingTabs(tabs: TabChannel, forget: () => void): TabChannel {
  return {
    ...tabs,
    listen: (listener) =>
      tabs.listen((message) => {
        if (message !== 'signed-in') forget();
        listener(message);
      }),
  };
}
