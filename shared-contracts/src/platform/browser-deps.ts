import { createBrowserNavigation } from '../navigation/create-browser-navigation.ts';
import type { EarlyCallWindow, TakeEarlyCall } from '../early-calls/early-call.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { framedInitiator } from '../identity/social-initiator.ts';
import { openSignInWindow } from '../session/sign-in-window.ts';
import { createTabChannel } from '../session/tab-channel.ts';
import { watchUserActivity } from '../session/watch-user-activity.ts';
import { logToConsole } from './log-to-console.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { readPrefetched } from './read-prefetched.ts';
import { createUuid } from './create-uuid.ts';

const lockName = 'forecourt.identity';

/**
 * The dependencies of a platform in a browser. The identity library is a separate chunk, loaded on first use. With its own `navigation` it
 * leaves the page's history alone.
 */
export function browserDeps(
  window: Window & typeof globalThis,
  tenantId: string,
  navigation?: Navigation,
): PlatformDeps {
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
    watchPerson: (person) => watchUserActivity(window, person),
    withLock: (work) => underLock(locks, work),
    async loadIdentity(pool) {
      const { createAmplifyIdentity } = await import('../session/amplify/amplify-identity.ts');
      return createAmplifyIdentity(pool, window.location.origin);
    },
    social: {
      initiator: window.top === window.self ? undefined : framedInitiator,
      openWindow: (siteOrigin) => openSignInWindow(window, siteOrigin || window.location.origin),
    },
    fetch: (input, init) =>
      (window as EarlyCallWindow).forecourtEarlyCall?.(...([input, init] as Parameters<TakeEarlyCall>)) ??
      window.fetch(input, init),
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

/** Runs work while holding a lock across tabs; without one if locks are unavailable or denied to a cross-site frame (F64). */
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
