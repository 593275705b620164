import type { HostSession } from '../embedding/host-session.ts';
import { framedInitiator } from '../identity/social-initiator.ts';
import { createMemoryNavigation } from '../navigation/create-memory-navigation.ts';
import type { PageContext } from '../page/index.ts';
import type { TabChannel } from '../session/tab-channel.ts';
import { browserParts } from './browser-parts.ts';
import { createPlatform } from './create-platform.ts';
import { logToConsole } from './log-to-console.ts';
import type { Platform } from './platform.ts';

/** Where a host dealer's page mounts a remote: the site's origin, and the path that the remote begins at. */
export interface EmbeddedPlace {
  readonly siteOrigin: string;
  readonly target: string;
  /** The session that the host gives; absent for a host that gives none. */
  readonly hostSession?: HostSession | undefined;
}

/** A platform of one mount; `stop` lets go of everything that it listens to. */
export interface EmbeddedPlatform {
  readonly platform: Platform;
  readonly stop: () => void;
}

/**
 * A platform for one remote inside a foreign page, or alone in a frame of one: its own history in memory and its own events, which the page
 * can neither hear nor forge (T23), calls to the site's origin, no trace on the host's address bar and history, and no cookie. Flags are the
 * page context's. Not registered on the page, so that two embeds never share anything but the stored session.
 */
export function startEmbeddedPlatform(
  page: PageContext,
  { siteOrigin, target, hostSession }: EmbeddedPlace,
): EmbeddedPlatform {
  const navigation = createMemoryNavigation(target, logToConsole);
  const parts = browserParts(window, page.tenant.id, navigation);
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

/** Other tabs, and the host as one more of them: when its visitor signs in or out, the session is looked at anew. */
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
