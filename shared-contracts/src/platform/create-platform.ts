import * as v from 'valibot';
import type { PageContext } from '../page/index.ts';
import { setPageLocale } from '../formats/page-locale.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import type { EventBus } from '../events/event-bus.ts';
import { createFlagStore } from '../flags/create-flag-store.ts';
import type { FlagStore } from '../flags/create-flag-store.ts';
import { forcedFlags } from '../flags/forced-flags.ts';
import { createApiClient } from '../http/create-api-client.ts';
import { createCookieStore } from '../http/create-cookie-store.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { ApiClientDeps } from '../http/api-client-parts.ts';
import type { Accounts } from '../session/accounts.ts';
import { createAccounts } from '../session/create-accounts.ts';
import { createIdentityProvider } from '../session/create-identity-provider.ts';
import { withHostSession } from '../session/with-host-session.ts';
import { createSession } from '../session/create-session.ts';
import { createSessionWatch } from '../session/create-session-watch.ts';
import { defaultSessionLimits, sessionStage } from '../session/session-life.ts';
import type { Session } from '../session/session.ts';
import { chooseRegion } from '../identity/region-endpoint.ts';
import { createPlatformStorage } from '../storage/create-platform-storage.ts';
import type { PlatformStorage } from '../storage/storage-port.ts';
import type { Platform } from './platform.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { socialSignInContext } from './social-sign-in-context.ts';

/** A platform as its owner sees it: only here can the flag store be written. */
export interface OwnedPlatform {
  readonly platform: Platform;
  readonly flagStore: FlagStore;
  /** Starts watching for an idle session; returns a function that stops it. */
  readonly startSessionWatch: () => () => void;
}

/** Assembles a platform and sets the page's language for the formats. Starts nothing: no request, no timer; `startPlatform` does that. */
export function createPlatform(page: PageContext, parts: PlatformDeps): OwnedPlatform {
  const { tenant, environment, locale, releases } = page;
  setPageLocale(locale);
  const storage = createPlatformStorage({ ...parts, tenantId: tenant.id });
  const events = createEventBus({ ...parts, target: parts.eventTarget });
  const flagStore = createFlagStore(
    forcedFlags(parts.search, storage.session, environment.forcedFlags),
    parts.log,
  );
  flagStore.accept(page.flags.flags);
  const onCall = (callId: string) => events.emit('platform', 'api:called', { callId });
  const connected = { ...parts, onCall };
  const { client, session, accounts, watch } = createConnection(page, connected, storage);
  announceSession(session, events);
  const platform: Platform = {
    tenant,
    environment,
    client,
    session,
    sessionWatch: watch,
    accounts,
    events,
    flags: flagStore,
    navigation: parts.navigation,
    storage,
    locale,
    catalogOverrides: tenant.texts[locale] ?? {},
    releases,
    placement: parts.placement,
    siteOrigin: parts.baseUrl,
  };
  return { platform, flagStore, startSessionWatch: () => watch.start() };
}

function createConnection(
  page: PageContext,
  parts: PlatformDeps & Pick<ApiClientDeps, 'onCall'>,
  storage: PlatformStorage,
): {
  client: ApiClient;
  session: Session;
  accounts: Accounts;
  watch: ReturnType<typeof createSessionWatch>;
} {
  const own = createIdentityProvider({
    pools: page.tenant.consumer.identityPools,
    readLocal: (key) => readRaw(parts.openLocal, key),
    ...{ load: parts.loadIdentity, nowMs: parts.nowMs },
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
  const identity = parts.hostSession ? withHostSession(own, parts.hostSession) : own;
  const pendingSignOut = {
    // A host's session is the host's to end: its next one counts.
    isUnderWay: () => !parts.hostSession?.isGiven() && !!storage.local.read('signing-out', v.literal(true)),
    begin: () => storage.local.write('signing-out', true),
    end: () => storage.local.remove('signing-out'),
  };
  const life = sessionLife(page, parts, storage);
  const { session, tokens, claims, expire } = createSession({
    ...parts,
    ...life,
    identity,
    pendingSignOut,
    social: socialSignInContext(page, parts, storage),
  });
  const watch = createSessionWatch({ ...parts, ...life, session, expire });
  const { documentsCookieDomain } = page.tenant.consumer;
  const cookies = createCookieStore({ setCookie: parts.setCookie, domain: documentsCookieDomain });
  session.subscribe((state) => {
    if (state.status !== 'signed-in' || state.isOver) cookies.clear();
  });
  const client = createApiClient({
    ...parts,
    tokens,
    keepCookie: cookies.keep,
    get sessionId() {
      return storage.sessionId;
    },
    isTest: () => readRaw(parts.openSession, 'forecourt.test') !== null,
  });
  return {
    client,
    session,
    watch,
    accounts: createAccounts({ identity, claims, leave: () => session.signOut(), log: parts.log }),
  };
}

function sessionLife(page: PageContext, { nowMs, hostSession }: PlatformDeps, storage: PlatformStorage) {
  const activity = {
    read: () => storage.local.read('last-active', v.number()),
    note: (atMs: number) => storage.local.write('last-active', atMs),
  };
  const { sessionIdleMinutes } = page.tenant.consumer;
  const limits = {
    ...defaultSessionLimits,
    ...(sessionIdleMinutes && { idleMs: sessionIdleMinutes * 60_000 }),
  };
  const isUnused = () => {
    const lastActiveMs = activity.read();
    if (lastActiveMs === undefined || hostSession?.isGiven()) return false;
    return sessionStage({ lastActiveMs, nowMs: nowMs() }, limits).stage === 'ended';
  };
  const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
  return { activity, limits, isUnused, pause };
}

function readRaw(open: PlatformDeps['openLocal'], key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

function announceSession(session: Session, events: EventBus): void {
  session.subscribe((state) => {
    if (state.status === 'unknown') return;
    const isOver = state.status === 'signed-in' && state.isOver;
    const givenName = state.status === 'signed-in' && !isOver ? state.user.givenName : undefined;
    events.emit('platform', 'session:changed', {
      status: isOver ? 'expired' : state.status,
      ...(givenName && { givenName }),
    });
  });
}
