import type { HostSession } from '../embedding/host-session.ts';
import { framedInitiator } from '../identity/social-initiator.ts';
import { createMemoryNavigation } from '../navigation/create-memory-navigation.ts';
import type { PageContext } from '../page/index.ts';
import type { TabChannel } from '../session/tab-channel.ts';
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
 * Starts a platform for one remote inside a foreign page, or alone in a frame of one: in-memory history and its own events, which the page
 * can neither receive nor forge (T23), calls to the site's origin, no changes to the host's address bar and history, and no cookies. Flags
 * come from the page context. Not registered on the page, so that two embeds share nothing but the stored session.
 */
export function startEmbeddedPlatform(
  page: PageContext,
  { siteOrigin, target, hostSession }: EmbeddedLocation,
): EmbeddedPlatform {
  const navigation = createMemoryNavigation(target, logToConsole);
  const parts = browserDeps(window, page.tenant.id, navigation);
  const isOwnFrame = siteOrigin === window.location.origin;
  const follow = followHost(parts.tabs, hostSession);
  const { platform, startSessionWatch } = createPlatform(page, {
    ...parts,
    ...(hostSession && { hostSession }),
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
      return createAmplifyIdentity(pool, siteOrigin);
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
