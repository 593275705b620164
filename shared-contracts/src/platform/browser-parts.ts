import { createBrowserNavigation } from '../navigation/create-browser-navigation.ts';
import { createTabChannel } from '../session/tab-channel.ts';
import { logToConsole } from './log-to-console.ts';
import type { PlatformParts } from './platform-parts.ts';
import { readPrefetched } from './read-prefetched.ts';
import { createUuid } from './uuid.ts';

const lockName = 'forecourt.identity';

/** The parts of a platform in a browser's page. The identity library is a chunk of its own, loaded when first needed. */
export function browserParts(window: Window & typeof globalThis, tenantId: string): PlatformParts {
  const uuid = () => createUuid(window.crypto);
  const { locks } = window.navigator as { locks?: LockManager };
  return {
    uuid,
    log: logToConsole,
    navigation: createBrowserNavigation({ window, uuid, log: logToConsole }),
    eventTarget: window,
    openSession: () => window.sessionStorage,
    openLocal: () => window.localStorage,
    tabs: createTabChannel(window, `forecourt.${tenantId}.session`),
    withLock: async (work) => (locks ? locks.request(lockName, work) : work()),
    async loadIdentity(pool) {
      const { createAmplifyIdentity } = await import('../session/amplify/amplify-identity.ts');
      return createAmplifyIdentity(pool, window.location.origin);
    },
    fetch: (input, init) => window.fetch(input, init),
    openXhr: () => new window.XMLHttpRequest(),
    setCookie(text) {
      window.document.cookie = window.location.protocol === 'https:' ? `${text}; Secure` : text;
    },
    baseUrl: '',
    placement: 'site',
    search: window.location.search,
    prefetched: readPrefetched(window.document),
    random: Math.random,
    nowMs: Date.now,
  };
}
