import { createBrowserNavigation } from '../navigation/create-browser-navigation.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { framedInitiator } from '../identity/social-initiator.ts';
import { openSignInWindow } from '../session/sign-in-window.ts';
import { createTabChannel } from '../session/tab-channel.ts';
import { watchPerson } from '../session/watch-person.ts';
import { logToConsole } from './log-to-console.ts';
import type { PlatformParts } from './platform-parts.ts';
import { readPrefetched } from './read-prefetched.ts';
import { createUuid } from './uuid.ts';

const lockName = 'forecourt.identity';

/**
 * The parts of a platform in a browser's page. The identity library is a chunk of its own, loaded when first needed. With a `navigation`
 * of its own it leaves the page's history alone.
 */
export function browserParts(
  window: Window & typeof globalThis,
  tenantId: string,
  navigation?: Navigation,
): PlatformParts {
  const uuid = () => createUuid(window.crypto);
  const { locks } = window.navigator as { locks?: LockManager };
  return {
    uuid,
    log: logToConsole,
    navigation: navigation ?? createBrowserNavigation({ window, uuid, log: logToConsole }),
    eventTarget: window,
    openSession: () => window.sessionStorage,
    openLocal: () => window.localStorage,
    tabs: createTabChannel(window, `forecourt.${tenantId}.session`),
    watchPerson: (person) => watchPerson(window, person),
    withLock: (work) => underLock(locks, work),
    async loadIdentity(pool) {
      const { createAmplifyIdentity } = await import('../session/amplify/amplify-identity.ts');
      return createAmplifyIdentity(pool, window.location.origin);
    },
    social: {
      initiator: window.top === window.self ? undefined : framedInitiator,
      openWindow: (siteOrigin) => openSignInWindow(window, siteOrigin || window.location.origin),
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

/** Runs work while no other tab runs its own; alone where there are no locks, or where a frame of another site is denied them (F64). */
async function underLock<T>(locks: LockManager | undefined, work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await (locks ? locks.request(lockName, begin) : begin());
  } catch (error) {
    if (hasBegun) throw error;
    return begin();
  }
}
