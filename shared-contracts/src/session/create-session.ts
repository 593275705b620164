import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { TokenSource } from '../http/api-client-parts.ts';
import { callIdentity } from './ask-identity.ts';
import { inTime, later } from './in-time.ts';
import type {
  IdentityAdapter,
  IdentityProvider,
  IdentityTokens,
  SessionService,
  TokensResult,
} from './identity-adapter.ts';
import { createSocialSignIn, type SocialSignInContext } from './create-social-sign-in.ts';
import type {
  CodeSignInOutcome,
  PasswordCredentials,
  Session,
  SessionState,
  SignInOutcome,
} from './session.ts';
import type { SessionUser } from './session-user.ts';
import type { SocialSignInActions } from './social.ts';
import type { TabChannel } from './tab-channel.ts';
import { newerTokens } from './newer-tokens.ts';
import { isOver, waitForSameUser } from './wait-while-over.ts';
import { createTokenCache } from './token-cache.ts';
import type { TokenCache } from './token-cache.ts';

/** Dependencies of a session. `withLock` runs work while no other tab runs its own (Web Locks if available). */
export interface SessionDeps {
  readonly identity: IdentityProvider;
  readonly tabs: TabChannel;
  readonly social: SocialSignInContext;
  /** Records in this browser that a sign-out has started and the stored session is still to be removed. */
  readonly pendingSignOut: { isUnderWay(): boolean; begin(): void; end(): void };
  /** Whether the stored session has been idle for longer than its lifetime. */
  readonly isUnused: () => boolean;
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>;
  readonly pause: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
  readonly log: (message: string, detail: unknown) => void;
}

/** The session's claims, for code that changes the underlying data. */
export interface SessionClaims {
  /** Ensures that the stored tokens are valid for a call; concurrent callers share one renewal. */
  ready(): Promise<unknown>;
  /** Requests new tokens and updates the session's name and email, here and in every tab. Ends a session that is over. */
  renew(): Promise<void>;
}

type SignedIn = Extract<SignInOutcome, { readonly kind: 'success' }>;

interface Core {
  readonly parts: SessionDeps;
  readonly store: StoreApi<SessionState>;
  readonly cache: TokenCache;
  adapter: SessionService | undefined;
  /** The service with a pending one-time code. */
  awaitingCode: IdentityAdapter | undefined;
  restoring: Promise<SessionState> | undefined;
  /** The question about the stored session whose answer counts; a later one, a sign-in and a sign-out replace it. */
  question: object | undefined;
  /** The pending sign-out; a sign-in waits for it, so that it does not remove the new session. */
  signingOut: Promise<void> | undefined;
}

/**
 * Creates the page's session and, separately, its token source, which only the API client gets (T19). Follows sign-ins and sign-outs in
 * other tabs.
 */
export function createSession(parts: SessionDeps): {
  session: Session;
  tokens: TokenSource;
  claims: SessionClaims;
  /** Ends the session for inactivity, here and in every tab; the page stays so that the user can sign in again. */
  expire: () => void;
} {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const core: Core = {
    parts,
    store,
    cache: createTokenCache(parts.nowMs),
    adapter: undefined,
    awaitingCode: undefined,
    restoring: undefined,
    question: undefined,
    signingOut: undefined,
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
      await core.signingOut;
      const asked = await callIdentity(parts, request.username, (adapter) => adapter.requestCode(request));
      core.awaitingCode = asked.adapter;
      return asked.outcome;
    },
    answerCode: (code) => answerCode(core, code),
    isHosts: () => core.adapter?.isHosts === true,
    signOut: () => signOut(core),
    ...socialOf(core),
  };
  const tokens: TokenSource = {
    async idToken() {
      if (store.getState().status === 'unknown') await session.restore();
      if (store.getState().status !== 'signed-in') return undefined;
      const token =
        (await waitForSameUser(store)) &&
        (core.cache.fresh() ?? (await renewOrWait(core, core.cache.latest())));
      if (!token) throw new Error('no token');
      return token;
    },
    refresh: (refused) => renewOrWait(core, refused),
  };
  const claims: SessionClaims = {
    ready: tokens.idToken,
    async renew() {
      const renewed = await renew(core, core.cache.latest());
      if (renewed !== undefined) parts.tabs.send('signed-in');
    },
  };
  return { session, tokens, claims, expire: () => expire(core) };
}

async function restore(core: Core): Promise<SessionState> {
  const { identity, pendingSignOut, isUnused } = core.parts;
  if (identity.hasStoredSession() && isUnused()) pendingSignOut.begin();
  if (identity.hasStoredSession() && !pendingSignOut.isUnderWay()) return restoreStored(core);
  end(core, 'guest');
  if (pendingSignOut.isUnderWay()) core.signingOut = removeStored(core, undefined);
  return core.store.getState();
}

async function restoreStored(core: Core): Promise<SessionState> {
  const { identity, log } = core.parts;
  const question = (core.question = {});
  let adapter: SessionService | undefined;
  const ask = async () => {
    adapter = await identity.sessionService();
    return underLock(core, async () => adapter?.tokens(false));
  };
  const answer = await inTime(ask()).catch((error: unknown) => {
    log('User authentication failed', error);
    return { kind: 'unreachable' } as const;
  });
  if (core.question === question) {
    core.adapter = adapter;
    if (answer?.kind === 'tokens') begin(core, answer.tokens);
    else end(core, answer?.kind === 'unreachable' ? 'expired' : 'guest');
  }
  return core.store.getState();
}

async function signIn(core: Core, credentials: PasswordCredentials): Promise<SignInOutcome> {
  await core.signingOut;
  const ask = (adapter: IdentityAdapter) => adapter.signIn(credentials);
  const { outcome, adapter } = await callIdentity(core.parts, credentials.email, ask);
  if (outcome.kind !== 'success') return outcome;
  return adapter ? startSession(core, adapter, outcome.tokens) : { kind: 'outage' };
}

function socialOf(core: Core): SocialSignInActions {
  const { identity, social: context, log } = core.parts;
  const startWhenSignedOut = async (adapter: IdentityAdapter, tokens: IdentityTokens) => {
    await core.signingOut;
    return startSession(core, adapter, tokens);
  };
  return createSocialSignIn({ identity, context, log, startSession: startWhenSignedOut });
}

async function answerCode(core: Core, code: string): Promise<CodeSignInOutcome> {
  const adapter = core.awaitingCode;
  if (!adapter) return { kind: 'expired-code' };
  const outcome = await adapter.answerCode(code);
  if (outcome.kind !== 'success') return outcome;
  core.awaitingCode = undefined;
  return startSession(core, adapter, outcome.tokens);
}

/** Starts the session of a successful sign-in, here and in every tab. */
function startSession(core: Core, adapter: IdentityAdapter, tokens: IdentityTokens): SignedIn {
  core.adapter = adapter;
  core.question = undefined;
  core.parts.pendingSignOut.end();
  begin(core, tokens);
  core.parts.tabs.send('signed-in');
  return { kind: 'success', user: tokens.user };
}

async function signOut(core: Core): Promise<void> {
  const { adapter } = core;
  core.parts.pendingSignOut.begin();
  end(core, 'guest');
  core.parts.tabs.send('signed-out');
  core.signingOut = removeStored(core, adapter);
  await core.signingOut;
}

const leaveLimitMs = 5_000;

/**
 * Runs work while no other tab runs its own. After 20 s both the wait and the lock end, so that a connection that stalls holds up neither
 * this tab nor the others.
 */
const underLock = <T>({ parts }: Core, work: () => Promise<T>) =>
  inTime(parts.withLock(() => inTime(work())));

/**
 * Removes the stored session. If the page unloads in the middle, the next page finishes it; an identity service that does not respond
 * delays it by at most 5 s.
 */
async function removeStored({ parts }: Core, known: SessionService | undefined): Promise<void> {
  const adapter = known ?? (await parts.identity.sessionService().catch(() => undefined));
  await Promise.race([adapter?.signOut(), later(leaveLimitMs)]);
  if (!parts.identity.hasStoredSession()) parts.pendingSignOut.end();
}

function renew(core: Core, refused: string | undefined): Promise<string | undefined> {
  return core.cache.renewOnce(async () => {
    const { adapter } = core;
    if (!adapter) return undefined;
    const askedMs = core.parts.nowMs();
    const answer = await underLock(core, async () => {
      const waitedMs = core.parts.nowMs() - askedMs;
      return (await newerTokens(core.parts.pause, { adapter, refused, waitedMs })) ?? adapter.tokens(true);
    }).catch((): TokensResult => ({ kind: 'unreachable' }));
    if (core.adapter !== adapter) return undefined;
    if (answer.kind === 'tokens') {
      begin(core, answer.tokens);
      return answer.tokens.idToken;
    }
    if (answer.kind === 'none') expire(core);
    return undefined;
  });
}

/** As {@link renew}; a call whose session has ended waits for the same user to sign in again (F18). */
async function renewOrWait(core: Core, refused: string | undefined): Promise<string | undefined> {
  const renewed = await renew(core, refused);
  if (renewed !== undefined || !isOver(core.store.getState())) return renewed;
  return (await waitForSameUser(core.store)) ? core.cache.fresh() : undefined;
}

function expire(core: Core): void {
  const { adapter } = core;
  if (core.store.getState().status !== 'signed-in' || !adapter) return;
  core.parts.pendingSignOut.begin();
  overlay(core);
  core.parts.tabs.send('expired');
  core.signingOut = removeStored(core, adapter);
}

function overlay(core: Core): void {
  const state = core.store.getState();
  if (state.status !== 'signed-in' || isOver(state)) return;
  core.cache.forget();
  core.adapter = core.question = undefined;
  core.store.setState({ status: 'signed-in', user: state.user, isOver: true }, true);
}

function begin(core: Core, tokens: IdentityTokens): void {
  core.cache.keep(tokens);
  const before = core.store.getState();
  if (before.status === 'signed-in' && !before.isOver && isSameUser(before.user, tokens.user)) return;
  core.store.setState({ status: 'signed-in', user: tokens.user }, true);
}

function isSameUser(one: SessionUser, other: SessionUser): boolean {
  const claims = ['sub', 'email', 'givenName', 'familyName'] as const;
  return claims.every((claim) => one[claim] === other[claim]);
}

/** At most; at least half of it, so that the tabs of all users do not ask at once after an outage. */
const restoreAgainMs = 60_000;

function end(core: Core, status: 'guest' | 'expired'): void {
  core.cache.forget();
  core.adapter = core.question = undefined;
  if (core.store.getState().status !== status) core.store.setState({ status }, true);
  if (status === 'guest') return;
  // A stored session that could not be checked, unless its user signs in or out meanwhile.
  void later(restoreAgainMs * (1 - Math.random() / 2)).then(() => {
    if (core.store.getState().status === status) void restore(core);
  });
}
