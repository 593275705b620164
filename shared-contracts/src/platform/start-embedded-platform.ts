import { createMemoryNavigation } from '../navigation/create-memory-navigation.ts';
import type { PageContext } from '../page/index.ts';
import { browserParts } from './browser-parts.ts';
import { createPlatform } from './create-platform.ts';
import type { Platform } from './platform.ts';

/** Where a host dealer's page mounts a remote: the site's origin, and the path that the remote begins at. */
export interface EmbeddedPlace {
  readonly siteOrigin: string;
  readonly target: string;
}

/**
 * A platform for one remote inside a foreign page: its own history in memory, calls to the site's origin, no trace on the host's
 * address bar and no cookie, for its page is the host's. Flags are the page context's. Not registered on the page, so that two embeds never share a history.
 */
export function startEmbeddedPlatform(page: PageContext, { siteOrigin, target }: EmbeddedPlace): Platform {
  const parts = browserParts(window, page.tenant.id);
  parts.navigation.dispose();
  const { platform } = createPlatform(page, {
    ...parts,
    navigation: createMemoryNavigation(target, parts.log),
    baseUrl: siteOrigin,
    placement: 'embedded',
    setCookie: () => undefined,
    prefetched: new Map(),
    search: '',
    async loadIdentity(pool) {
      const { createAmplifyIdentity } = await import('../session/amplify/amplify-identity.ts');
      return createAmplifyIdentity(pool, siteOrigin);
    },
  });
  void platform.session.restore();
  return platform;
}
