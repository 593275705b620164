import { createMemoryNavigation } from '../navigation/create-memory-navigation.ts';
import { memoryStorage } from '../storage/memory-storage.ts';
import { logToConsole } from './log-to-console.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { createUuid } from './create-uuid.ts';

/** Location of a memory platform: the current path and, for calls, the origin in front of API paths. */
export interface MemoryLocation {
  readonly target: string;
  readonly baseUrl: string;
}

/** The dependencies of a platform without a browser, for server rendering and tests. The user is a guest. */
export function memoryDeps({ target, baseUrl }: MemoryLocation): PlatformDeps {
  const [session, local] = [memoryStorage(), memoryStorage()];
  return {
    navigation: createMemoryNavigation(target, logToConsole),
    eventTarget: new EventTarget(),
    openSession: () => session,
    openLocal: () => local,
    tabs: { send: () => undefined, listen: () => undefined, close: () => undefined },
    watchPerson: () => () => undefined,
    withLock: (work) => work(),
    social: { initiator: undefined, openWindow: () => undefined },
    loadIdentity: () => Promise.reject(new Error('identity needs a browser')),
    fetch: (input, init) => globalThis.fetch(input, init),
    openXhr: () => new globalThis.XMLHttpRequest(),
    setCookie: () => undefined,
    baseUrl,
    placement: 'site',
    search: new URL(target, 'https://memory.invalid').search,
    prefetched: new Map(),
    random: Math.random,
    uuid: () => createUuid(globalThis.crypto),
    nowMs: Date.now,
    log: logToConsole,
  };
}
