import * as v from 'valibot';
import type { PageContext } from '../page/index.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import type { EventBus } from '../events/event-bus.ts';
import { createFlagStore } from '../flags/create-flag-store.ts';
import type { FlagStore } from '../flags/create-flag-store.ts';
import { forcedFlags } from '../flags/forced-flags.ts';
import { createApiClient } from '../http/create-api-client.ts';
import { createCookieKeeper } from '../http/create-cookie-keeper.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { Accounts } from '../session/accounts.ts';
import { createAccounts } from '../session/create-accounts.ts';
import { createIdentityProvider } from '../session/create-identity-provider.ts';
import { createSession } from '../session/create-session.ts';
import type { Session } from '../session/session.ts';
import { chooseRegion } from '../identity/region-endpoint.ts';
import { createPlatformStorage } from '../storage/create-platform-storage.ts';
import type { PlatformStorage } from '../storage/storage-port.ts';
import type { Platform } from './platform.ts';
import type { PlatformParts } from './platform-parts.ts';

/** A platform as its owner sees it: the flag store can be written here, and nowhere else. */
export interface OwnedPlatform {
  readonly platform: Platform;
  readonly flagStore: FlagStore;
}

/** Puts a platform together. Starts nothing: no request, no timer; `startPlatform` does. */
export function createPlatform(page: PageContext, parts: PlatformParts): OwnedPlatform {
  const { tenant, environment, locale, releases } = page;
  const storage = createPlatformStorage({ ...parts, tenantId: tenant.id });
  const events = createEventBus({ ...parts, target: parts.eventTarget });
  const flagStore = createFlagStore(
    forcedFlags(parts.search, storage.session, environment.forcedFlags),
    parts.log,
  );
  flagStore.accept(page.flags.flags);
  const { client, session, accounts } = createConnection(page, parts, storage);
  announceSession(session, events);
  const platform: Platform = {
    tenant,
    environment,
    client,
    session,
    accounts,
    events,
    flags: flagStore,
    navigation: parts.navigation,
    storage,
    locale,
    catalogueOverrides: tenant.texts[locale] ?? {},
    releases,
    placement: parts.placement,
    siteOrigin: parts.baseUrl,
  };
  return { platform, flagStore };
}

function createConnection(
  page: PageContext,
  parts: PlatformParts,
  storage: PlatformStorage,
): { client: ApiClient; session: Session; accounts: Accounts } {
  const identity = createIdentityProvider({
    pools: page.tenant.consumer.identityPools,
    readLocal: (key) => readRaw(parts.openLocal, key),
    load: parts.loadIdentity,
    region: {
      read: () => storage.local.read('identity-region', v.string()),
      write: (region) => storage.local.write('identity-region', region),
    },
    regionOf: async (username) => {
      if (!username.includes('@')) return undefined;
      const answer = await client.call(chooseRegion, { body: { email: username } }).catch(() => undefined);
      return answer?.activeRegion;
    },
  });
  const departure = {
    isUnderWay: () => storage.local.read('signing-out', v.literal(true)) === true,
    begin: () => storage.local.write('signing-out', true),
    end: () => storage.local.remove('signing-out'),
  };
  const { session, tokens } = createSession({ ...parts, identity, departure });
  const { documentsCookieDomain } = page.tenant.consumer;
  const cookies = createCookieKeeper({ setCookie: parts.setCookie, domain: documentsCookieDomain });
  session.subscribe(({ status }) => {
    if (status === 'guest' || status === 'expired') cookies.clear();
  });
  const client = createApiClient({
    ...parts,
    tokens,
    keepCookie: cookies.keep,
    sessionId: storage.sessionId,
    isTest: () => readRaw(parts.openSession, 'forecourt.test') !== null,
  });
  return { client, session, accounts: createAccounts({ identity, log: parts.log }) };
}

function readRaw(open: PlatformParts['openLocal'], key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

function announceSession(session: Session, events: EventBus): void {
  session.subscribe((state) => {
    if (state.status === 'unknown') return;
    const givenName = state.status === 'signed-in' ? state.user.givenName : undefined;
    events.emit('platform', 'session:changed', {
      status: state.status,
      ...(givenName && { givenName }),
    });
  });
}
