import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TokenSource } from '../http/api-client-parts.ts';
import { askIdentity } from './ask-identity.ts';
import type { IdentityAdapter, IdentityProvider, IdentityTokens, TokensAnswer } from './identity-adapter.ts';
import { createSocialSignIn, type SocialPlace } from './create-social-sign-in.ts';
import type {
  CodeSignInOutcome,
  PasswordCredentials,
  Session,
  SessionState,
  SessionUser,
  SignInOutcome,
} from './session.ts';
import type { SocialSignIn } from './social.ts';
import type { TabChannel } from './tab-channel.ts';
import { isOver, sameOwnerGoesOn } from './wait-while-over.ts';
import { createTokenKeeper } from './token-keeper.ts';
import type { TokenKeeper } from './token-keeper.ts';

/** What a session is made of. `withLock` runs work while no other tab runs its own (Web Locks where available). */
export interface SessionParts {
  readonly identity: IdentityProvider;
  readonly tabs: TabChannel;
  readonly social: SocialPlace;
  /** Remembers in this browser that a sign-out has begun and its stored session is still to be removed. */
  readonly departure: { isUnderWay(): boolean; begin(): void; end(): void };
  /** Whether nobody has used the stored session for longer than it lives. */
  readonly isUnused: () => boolean;
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly pause: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
}

/** The session's claims, for whoever changes what they are made of. */
export interface SessionClaims {
  /** Makes sure that the stored tokens are good for a call; one renewal serves all who ask. */
  ready(): Promise<unknown>;
  /** Asks for new tokens: name and email of the session follow, here and in every tab. A session that is over ends. */
  renew(): Promise<void>;
}

interface Core {
  readonly parts: SessionParts;
  readonly store: StoreApi<SessionState>;
  readonly keeper: TokenKeeper;
  adapter: IdentityAdapter | undefined;
  /** The service that waits for a one-time code. */
  awaitingCode: IdentityAdapter | undefined;
  restoring: Promise<SessionState> | undefined;
  /** The sign-out under way; a sign-in waits for it, lest it removes the new session. */
  leaving: Promise<void> | undefined;
}

/**
 * The page's session and, apart from it, the source of its tokens. Only the API client gets the source (T19).
 * A sign-in or sign-out in another tab is followed here.
 */
export function createSession(parts: SessionParts): {
  session: Session;
  tokens: TokenSource;
  claims: SessionClaims;
  /** Ends the session for want of use, here and in every tab; the page stays, for its owner to sign in again. */
  expire: () => void;
} {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const core: Core = {
    parts,
    store,
    keeper: createTokenKeeper(parts.nowMs),
    adapter: undefined,
    awaitingCode: undefined,
    restoring: undefined,
    leaving: undefined,
  };
  parts.tabs.listen((message) => {
    core.restoring = undefined;
    if (message === 'signed-out') return end(core, 'guest');
    if (message === 'expired') return overlay(core);
    void restore(core);
  });
  const session: Session = {
    getState: store.getState,
    subscribe: (listener) => store.subscribe((state) => listener(state)),
    restore: () => (core.restoring ??= restore(core)),
    signIn: (credentials) => signIn(core, credentials),
    async requestCode(request) {
      await core.leaving;
      const asked = await askIdentity(parts, request.username, (adapter) => adapter.requestCode(request));
      core.awaitingCode = asked.adapter;
      return asked.outcome;
    },
    answerCode: (code) => answerCode(core, code),
    signOut: () => signOut(core),
    ...socialOf(core),
  };
  const tokens: TokenSource = {
    async idToken() {
      if (store.getState().status === 'unknown') await session.restore();
      if (!(await sameOwnerGoesOn(store)) || store.getState().status !== 'signed-in') return undefined;
      return core.keeper.fresh() ?? renewOrWait(core, core.keeper.latest());
    },
    refresh: (refused) => renewOrWait(core, refused),
  };
  const claims: SessionClaims = {
    ready: tokens.idToken,
    async renew() {
      const renewed = await renew(core, core.keeper.latest());
      if (renewed !== undefined) parts.tabs.send('signed-in');
    },
  };
  return { session, tokens, claims, expire: () => expire(core) };
}

async function restore(core: Core): Promise<SessionState> {
  const { identity, departure, isUnused } = core.parts;
  if (identity.hasStoredSession() && isUnused()) departure.begin();
  if (identity.hasStoredSession() && !departure.isUnderWay()) return restoreStored(core);
  end(core, 'guest');
  if (departure.isUnderWay()) core.leaving = leave(core, undefined);
  return core.store.getState();
}

async function restoreStored(core: Core): Promise<SessionState> {
  const { identity, withLock, log } = core.parts;
  try {
    core.adapter = await identity.forStoredSession();
    const answer = await withLock(async () => core.adapter?.tokens(false));
    if (answer?.kind === 'tokens') begin(core, answer.tokens);
    else end(core, answer?.kind === 'unreachable' ? 'expired' : 'guest');
  } catch (error) {
    log('the stored session could not be restored', error);
    end(core, 'guest');
  }
  return core.store.getState();
}

async function signIn(core: Core, credentials: PasswordCredentials): Promise<SignInOutcome> {
  await core.leaving;
  const ask = (adapter: IdentityAdapter) => adapter.signIn(credentials);
  const { outcome, adapter } = await askIdentity(core.parts, credentials.email, ask);
  return outcome.kind === 'success' && adapter ? enter(core, adapter) : outcome;
}

function socialOf(core: Core): SocialSignIn {
  const { identity, social: place, log } = core.parts;
  const enterWhenLeft = async (adapter: IdentityAdapter) => {
    await core.leaving;
    return enter(core, adapter);
  };
  return createSocialSignIn({ identity, place, log, enter: enterWhenLeft });
}

async function answerCode(core: Core, code: string): Promise<CodeSignInOutcome> {
  const adapter = core.awaitingCode;
  if (!adapter) return { kind: 'expired-code' };
  const outcome = await adapter.answerCode(code);
  if (outcome.kind !== 'success') return outcome;
  core.awaitingCode = undefined;
  return enter(core, adapter);
}

/** Whoever was let in begins a session here and in every tab. */
async function enter(core: Core, adapter: IdentityAdapter): Promise<SignInOutcome> {
  const answer = await adapter.tokens(false);
  if (answer.kind !== 'tokens') return { kind: 'outage' };
  core.adapter = adapter;
  core.parts.departure.end();
  begin(core, answer.tokens);
  core.parts.tabs.send('signed-in');
  return { kind: 'success', user: answer.tokens.user };
}

async function signOut(core: Core): Promise<void> {
  const { adapter } = core;
  core.parts.departure.begin();
  end(core, 'guest');
  core.parts.tabs.send('signed-out');
  core.leaving = leave(core, adapter);
  await core.leaving;
}

const leaveLimitMs = 5_000;
const later = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/**
 * Removes the stored session. A page that is left in the middle of it leaves the rest to the next page, and an identity service that does
 * not answer holds nobody up for longer than 5 s.
 */
async function leave({ parts }: Core, known: IdentityAdapter | undefined): Promise<void> {
  const adapter = known ?? (await parts.identity.forStoredSession().catch(() => undefined));
  await Promise.race([adapter?.signOut(), later(leaveLimitMs)]);
  if (!parts.identity.hasStoredSession()) parts.departure.end();
}

function renew(core: Core, refused: string | undefined): Promise<string | undefined> {
  return core.keeper.renewOnce(async () => {
    const { adapter } = core;
    if (!adapter) return undefined;
    const askedMs = core.parts.nowMs();
    const answer = await core.parts.withLock(async () => {
      const waitedMs = core.parts.nowMs() - askedMs;
      return (await newerTokens(core.parts, { adapter, refused, waitedMs })) ?? adapter.tokens(true);
    });
    if (core.adapter !== adapter) return undefined;
    if (answer.kind === 'tokens') {
      begin(core, answer.tokens);
      return answer.tokens.idToken;
    }
    if (answer.kind === 'none') expire(core);
    return undefined;
  });
}

interface Refused {
  readonly adapter: IdentityAdapter;
  readonly refused: string | undefined;
  /** How long the lock was waited for; somebody else held it when that is more than a moment. */
  readonly waitedMs: number;
}

const glanceMs = 50;

/**
 * The tokens that another tab has renewed meanwhile. A browser with a process per tab shows what another one stored a moment late, so
 * this looks again, longest where the lock was somebody else's: a refresh token that was used up must not be used twice (F34).
 */
async function newerTokens(
  { pause }: SessionParts,
  { adapter, refused, waitedMs }: Refused,
): Promise<TokensAnswer | undefined> {
  const glances = waitedMs > glanceMs ? 10 : 2;
  for (let glance = 0; ; glance += 1) {
    const stored = await adapter.tokens(false);
    if (stored.kind === 'tokens' && stored.tokens.idToken !== refused) return stored;
    if (glance === glances) return undefined;
    await pause(glanceMs);
  }
}

/** As {@link renew}; a call whose session turns out to be over waits for its owner to sign in again (F18). */
async function renewOrWait(core: Core, refused: string | undefined): Promise<string | undefined> {
  const renewed = await renew(core, refused);
  if (renewed !== undefined || !isOver(core.store.getState())) return renewed;
  return (await sameOwnerGoesOn(core.store)) ? core.keeper.fresh() : undefined;
}

function expire(core: Core): void {
  const { adapter } = core;
  if (core.store.getState().status !== 'signed-in' || !adapter) return;
  core.parts.departure.begin();
  overlay(core);
  core.parts.tabs.send('expired');
  core.leaving = leave(core, adapter);
}

function overlay(core: Core): void {
  const state = core.store.getState();
  if (state.status !== 'signed-in' || isOver(state)) return;
  core.keeper.forget();
  core.adapter = undefined;
  core.store.setState({ status: 'signed-in', user: state.user, isOver: true }, true);
}

function begin(core: Core, tokens: IdentityTokens): void {
  core.keeper.keep(tokens);
  const before = core.store.getState();
  if (before.status === 'signed-in' && !before.isOver && isSameUser(before.user, tokens.user)) return;
  core.store.setState({ status: 'signed-in', user: tokens.user }, true);
}

function isSameUser(one: SessionUser, other: SessionUser): boolean {
  const claims = ['sub', 'email', 'givenName', 'familyName'] as const;
  return claims.every((claim) => one[claim] === other[claim]);
}

function end(core: Core, status: 'guest' | 'expired'): void {
  core.keeper.forget();
  core.adapter = undefined;
  if (core.store.getState().status !== status) core.store.setState({ status }, true);
}
